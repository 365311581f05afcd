import { sql } from 'kysely'
import type { HowOften, OperatorMailExport } from '#features/operator-mail/contract.ts'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import type { MailPeriods } from './mail-periods.ts'

/**
 * Of those who have chosen, or were sent one. Times in ms: `claimed_at` while a process is sending, `sent_at` and
 * `refused_at` of the latest one that arrived, or that the address did not take.
 */
export interface OperatorMailTable {
  account_id: string
  how_often: HowOften
  language: string | null
  /** In the links that end the emails. */
  stop_key: string
  claimed_at: number | null
  sent_at: number | null
  refused_at: number | null
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    operator_mails: OperatorMailTable
  }
}

/** In ms: a process that has not ended an email by then is gone. No mail server takes so long. */
const claimEnds = 15 * minute

/** Of those who have never chosen. */
const usually: HowOften = 'daily'

export interface DueOperator {
  readonly accountId: string
  readonly email: string
  readonly language: string | null
}

interface Due {
  readonly now: number
  readonly periods: MailPeriods
}

/** Nothing since the period began, whose length is the operator's choice, and nothing on its way. */
function isDue({ now, periods }: Due) {
  const start = sql`(case how_often when 'daily' then cast(${periods.day} as bigint)
    when 'weekly' then cast(${periods.week} as bigint) else 0 end)`
  return sql<boolean>`(coalesce(claimed_at, 0) < ${now - claimEnds}
    and coalesce(sent_at, 0) < ${start} and coalesce(refused_at, 0) < ${start})`
}

/** Marked, or with one of `emails`, and verified and enabled in any case: who may open the desk. */
export async function selectDueOperators(
  db: Db,
  emails: readonly string[],
  due: Due,
  limit: number,
): Promise<DueOperator[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('operator_mails', 'operator_mails.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'operator_mails.language'])
    .where('accounts.id', 'in', (eb) =>
      eb
        .selectFrom('operators')
        .select('operators.account_id as id')
        .$if(emails.length > 0, (marked) =>
          marked.union(
            eb.selectFrom('accounts as named').select('named.id').where('named.email', 'in', emails),
          ),
        ),
    )
    .where('accounts.email', 'is not', null)
    .where('accounts.email_verified', '=', 1)
    .where('accounts.disabled', '=', 0)
    .where((eb) => eb.or([eb('operator_mails.account_id', 'is', null), isDue(due)]))
    .orderBy('accounts.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, email, language }) => ({ accountId: id, email: email ?? '', language }))
}

/** The key of the link that ends the emails; undefined when another process has sent it, or is sending it. */
export async function claimMail(
  db: Db,
  { accountId, stopKey, ...due }: Due & { readonly accountId: string; readonly stopKey: string },
): Promise<string | undefined> {
  await db
    .insertInto('operator_mails')
    .values({ account_id: accountId, how_often: usually, stop_key: stopKey })
    .onConflict((row) => row.column('account_id').doNothing())
    .execute()
  const isClaimed = await db
    .updateTable('operator_mails')
    .set({ claimed_at: due.now })
    .where('account_id', '=', accountId)
    .where(isDue(due))
    .$call(changesOne)
  if (!isClaimed) return undefined
  const row = await db
    .selectFrom('operator_mails')
    .select('stop_key')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.stop_key
}

/** Of the claim that began at `claimedAt`; without an outcome the email is to be tried again. */
export async function endClaim(
  db: Db,
  { accountId, claimedAt }: { readonly accountId: string; readonly claimedAt: number },
  outcome: { readonly sent_at?: number; readonly refused_at?: number },
): Promise<void> {
  await db
    .updateTable('operator_mails')
    .set({ claimed_at: null, ...outcome })
    .where('account_id', '=', accountId)
    .where('claimed_at', '=', claimedAt)
    .execute()
}

export async function findHowOften(db: Db, accountId: string): Promise<HowOften> {
  const row = await db
    .selectFrom('operator_mails')
    .select('how_often')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.how_often ?? usually
}

export async function updateHowOften(
  db: Db,
  accountId: string,
  stopKey: string,
  chosen: { readonly how_often: HowOften; readonly language: string },
): Promise<void> {
  await db
    .insertInto('operator_mails')
    .values({ account_id: accountId, stop_key: stopKey, ...chosen })
    .onConflict((row) => row.column('account_id').doUpdateSet(chosen))
    .execute()
}

/** Does nothing for a key that nobody has. */
export async function turnOff(db: Db, stopKey: string): Promise<void> {
  await db.updateTable('operator_mails').set({ how_often: 'off' }).where('stop_key', '=', stopKey).execute()
}

export async function findExport(db: Db, accountId: string): Promise<OperatorMailExport> {
  const row = await db
    .selectFrom('operator_mails')
    .select(['how_often as howOften', 'language', 'sent_at as sentAt', 'refused_at as refusedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
