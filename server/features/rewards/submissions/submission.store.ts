import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#server/database.ts'

/** Where a page of submissions ends: the next one begins after it. `at` in ms. */
export interface SubmissionPlace {
  readonly at: number
  readonly id: string
}

const columns = ['id', 'email', 'evm_address', 'submitted_at', 'confirmed_at'] as const

type Row = ExpressionBuilder<Tables, 'rewards'>
const lower = (eb: Row, column: 'email' | 'evm_address') => eb.fn<string>('lower', [column])

/** What to look for, in lower case. A whole e-mail or address is found by an index; the beginning of one by reading on. */
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

// Compared as a pair, which both engines look up in the index.
const isAfter = ({ at, id }: SubmissionPlace) => sql<boolean>`(submitted_at, id) < (${at}, ${id})`

/** Submissions, the latest first, so many at most. */
export function selectSubmissions(
  db: Db,
  {
    after,
    search,
    most,
  }: { after?: SubmissionPlace | undefined; search?: SubmissionSearch | undefined; most: number },
) {
  return db
    .selectFrom('rewards')
    .select(columns)
    .$if(after !== undefined, (query) => query.where(isAfter(after as SubmissionPlace)))
    .$if(search !== undefined, (query) => query.where((eb) => matches(eb, search as SubmissionSearch)))
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** How many different e-mails some addresses (in lower case) were submitted with, by the addresses. */
export async function countEmails(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewards')
    .select((eb) => [
      lower(eb, 'evm_address').as('key'),
      eb.fn.count<number | string>(lower(eb, 'email')).distinct().as('others'),
    ])
    .where((eb) => eb(lower(eb, 'evm_address'), 'in', addresses))
    .groupBy((eb) => lower(eb, 'evm_address'))
    .execute()
  return new Map(rows.map(({ key, others }) => [key, Number(others)]))
}

/** How many different addresses, but for empty ones, some e-mails (in lower case) were submitted with, by the e-mails. */
export async function countAddresses(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewards')
    .select((eb) => [
      lower(eb, 'email').as('key'),
      eb.fn.count<number | string>(lower(eb, 'evm_address')).distinct().as('others'),
    ])
    .where((eb) => eb(lower(eb, 'email'), 'in', emails))
    .where('evm_address', '!=', '')
    .groupBy((eb) => lower(eb, 'email'))
    .execute()
  return new Map(rows.map(({ key, others }) => [key, Number(others)]))
}

/** Deletes the submissions with an e-mail, given in lower case. */
export async function deleteSubmissions(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('rewards')
    .where((eb) => eb(lower(eb, 'email'), '=', email))
    .execute()
}
