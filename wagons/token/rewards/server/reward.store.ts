import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import { timestamp } from '#platform/contract/values.ts'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { changesOne, countChanges, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** S3.5. Never overwritten. `evm_address` may be empty; `code_hash` is a SHA-256. Times are in ms. */
    rewards: {
      id: string
      email: string
      evm_address: string
      submitted_at: number
      code_hash: string | null
      code_expires_at: number | null
      confirmed_at: number | null
    }
  }
}

type Row = ExpressionBuilder<Tables, 'rewards'>
const lower = (eb: Row, column: 'email' | 'evm_address') => eb.fn<string>('lower', [column])

/** `evmAddress` may be ''. */
export interface Submission {
  readonly email: string
  readonly evmAddress: string
}

/** Times are in ms, here and below. `confirmedAt` is null until its reader has followed the e-mail. */
export interface StoredSubmission extends Submission {
  readonly id: string
  readonly submittedAt: number
  readonly confirmedAt: number | null
}

const submissions = (db: Db) =>
  db
    .selectFrom('rewards')
    .select(['id', 'email', 'evm_address as evmAddress'])
    .select(['submitted_at as submittedAt', 'confirmed_at as confirmedAt'])

export async function insertReward(db: Db, reward: Omit<StoredSubmission, 'confirmedAt'>): Promise<void> {
  await db
    .insertInto('rewards')
    .values({
      id: reward.id,
      email: reward.email,
      evm_address: reward.evmAddress,
      submitted_at: reward.submittedAt,
      code_hash: null,
      code_expires_at: null,
      confirmed_at: null,
    })
    .execute()
}

export async function putRewardCode(
  db: Db,
  id: string,
  code: { readonly hash: string; readonly expiresAt: number } | null,
): Promise<void> {
  await db
    .updateTable('rewards')
    .set({ code_hash: code?.hash ?? null, code_expires_at: code?.expiresAt ?? null })
    .where('id', '=', id)
    .execute()
}

export const findRewardByCode = (db: Db, hash: string) =>
  submissions(db)
    .select((eb) => eb.fn.coalesce('code_expires_at', eb.lit(0)).as('codeExpiresAt'))
    .where('code_hash', '=', hash)
    .executeTakeFirst()

/** False when the code is unknown, used or too old: of several at once, one gets true. */
export function confirmByCode(db: Db, hash: string, now: number): Promise<boolean> {
  return db
    .updateTable('rewards')
    .set({ confirmed_at: now })
    .where('code_hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .where('code_expires_at', '>', now)
    .$call(changesOne)
}

/** `email` in lower case; the first one first. */
export function selectRewards(db: Db, email: string): Promise<StoredSubmission[]> {
  return submissions(db)
    .where((eb) => eb(lower(eb, 'email'), '=', email))
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

/** E-mails in lower case; the one confirmed last first. None has an empty address. */
export async function selectConfirmedAddresses(db: Db, emails: readonly string[]): Promise<Submission[]> {
  if (emails.length === 0) return []
  return db
    .selectFrom('rewards')
    .select((eb) => [lower(eb, 'email').as('email'), 'evm_address as evmAddress'])
    .where((eb) => eb(lower(eb, 'email'), 'in', emails))
    .where('confirmed_at', 'is not', null)
    .where('evm_address', '!=', '')
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** In lower case: those who have confirmed a submission with this address, which is in lower case too. */
export async function selectConfirmedEmails(db: Db, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rewards')
    .select((eb) => lower(eb, 'email').as('email'))
    .distinct()
    .where((eb) => eb(lower(eb, 'evm_address'), '=', address))
    .where('confirmed_at', 'is not', null)
    .execute()
  return rows.map(({ email }) => email)
}

export const submissionCursor = z.strictObject({ submittedAt: timestamp, id: cursorText })
export type SubmissionCursor = z.output<typeof submissionCursor>

/** In lower case. A whole e-mail or address is found by an index; the beginning of one by reading on. */
export interface SubmissionSearch {
  readonly text: string
  readonly isWhole: boolean
}

function matches(eb: Row, { text, isWhole }: SubmissionSearch) {
  const found = (column: 'email' | 'evm_address') =>
    isWhole
      ? eb(lower(eb, column), '=', text)
      : eb(sql<string>`substr(${lower(eb, column)}, 1, ${sql.lit([...text].length)})`, '=', text)
  return eb.or([found('email'), found('evm_address')])
}

export function selectSubmissions(
  db: Db,
  { cursor, search }: { cursor?: SubmissionCursor | undefined; search?: SubmissionSearch | undefined },
  limit: number,
): Promise<StoredSubmission[]> {
  const after = cursor && ([cursor.submittedAt, cursor.id] as const)
  return submissions(db)
    .$if(search !== undefined, (query) => query.where((eb) => matches(eb, search as SubmissionSearch)))
    .$call((query) => pageOfRows(query, { by: ['submitted_at', 'id'], direction: 'desc', after, limit }))
    .execute()
}

/** How many different e-mails by address, or addresses by e-mail, all in lower case; empty addresses do not count. */
export async function countOthers(
  db: Db,
  by: 'email' | 'evm_address',
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const other = by === 'email' ? 'evm_address' : 'email'
  const rows = await db
    .selectFrom('rewards')
    .select((eb) => lower(eb, by).as('key'))
    .select((eb) => eb.fn.count<number | string>(lower(eb, other)).distinct().as('others'))
    .where((eb) => eb(lower(eb, by), 'in', keys))
    .where('evm_address', '!=', '')
    .groupBy((eb) => lower(eb, by))
    .execute()
  return new Map(rows.map(({ key, others }) => [key, Number(others)]))
}

/** `email` in lower case. */
export async function deleteSubmissions(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('rewards')
    .where((eb) => eb(lower(eb, 'email'), '=', email))
    .execute()
}

/** Submissions whose e-mail was not confirmed. `before` in ms, `most` at most. Returns how many. */
export function removeUnconfirmed(tx: Db, before: number, most: number): Promise<number> {
  return tx
    .deleteFrom('rewards')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('rewards')
        .select('id')
        .where(sql<boolean>`confirmed_at is null`)
        .where('submitted_at', '<', before)
        .orderBy('submitted_at')
        .limit(most),
    )
    .$call(countChanges)
}
