import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import { type AccountPlace, lastActive } from '../learner.store.ts'

/** `told_at` in ms; `is_sent` 0 while the e-mail is on its way, or where it was refused. */
export interface IdleNoticeTable {
  account_id: string
  told_at: number
  is_sent: 0 | 1
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    idle_notices: IdleNoticeTable
  }
}

/** Accounts that stay: with a row in one of the tables, or of one of the e-mails. */
export interface KeptAccounts {
  readonly tables: readonly (keyof Tables)[]
  readonly emails: readonly string[]
}

export interface IdleAccount {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
}

/** A page of accounts that were not active since `before` (ms), those idle longest first. */
export function selectIdlePlaces(
  db: Db,
  before: number,
  after: AccountPlace | undefined,
  limit: number,
): Promise<AccountPlace[]> {
  return db
    .selectFrom('accounts')
    .select([lastActive.as('at'), 'id'])
    .where(lastActive, '<', before)
    .$if(after !== undefined, (query) =>
      query
        // SQLite finds the beginning of a range of an expression by this one alone.
        .where(lastActive, '>=', after?.at ?? 0)
        .where(sql<boolean>`(${lastActive}, id) > (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy(lastActive)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Of some accounts those that can be told, and were not. */
export async function selectUntold(
  db: Db,
  ids: readonly string[],
  kept: KeptAccounts,
): Promise<IdleAccount[]> {
  if (ids.length === 0) return []
  const rows = await removable(db, kept)
    .where('accounts.id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('idle_notices').select('told_at').whereRef('account_id', '=', 'accounts.id'))),
    )
    .execute()
  return rows.map(toIdle)
}

/** Of all, or of one of them: told before `toldBefore` and not active since `activeBefore` (ms). */
export async function selectDue(
  tx: Db,
  { toldBefore, activeBefore }: { readonly toldBefore: number; readonly activeBefore: number },
  kept: KeptAccounts,
  { limit, uid }: { readonly limit: number; readonly uid?: string },
): Promise<IdleAccount[]> {
  const rows = await removable(tx, kept)
    .$if(uid !== undefined, (query) => query.where('accounts.id', '=', uid ?? ''))
    .innerJoin('idle_notices', 'idle_notices.account_id', 'accounts.id')
    .where('is_sent', '=', 1)
    .where('told_at', '<=', toldBefore)
    .where(lastActive, '<', activeBefore)
    // A visit counts whatever the setting is by now.
    .where(lastActive, '<=', sql<number>`told_at`)
    .orderBy('told_at')
    .limit(limit)
    .execute()
  return rows.map(toIdle)
}

/** A disabled account keeps its e-mail from coming back. */
const removable = (db: Db, { tables, emails }: KeptAccounts) =>
  db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.email', 'accounts.email_verified'])
    .where('accounts.email', 'is not', null)
    .where('accounts.disabled', '=', 0)
    .$if(emails.length > 0, (query) => query.where('accounts.email', 'not in', emails))
    .where((eb) => eb.and(tables.map((table) => eb.not(hasRow(eb, table)))))

const hasRow = (eb: ExpressionBuilder<Tables, 'accounts'>, table: keyof Tables) =>
  eb.exists(
    eb
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .whereRef(sql.ref(`${table}.account_id`), '=', sql.ref('accounts.id')),
  )

const toIdle = (row: { id: string; email: string | null; email_verified: 0 | 1 }): IdleAccount => ({
  uid: row.id,
  email: row.email ?? '',
  emailVerified: row.email_verified === 1,
})

/** False when another process does it. */
export function insertNotice(db: Db, accountId: string, now: number): Promise<boolean> {
  return db
    .insertInto('idle_notices')
    .values({ account_id: accountId, told_at: now, is_sent: 0 })
    .onConflict((row) => row.doNothing())
    .$call(changesOne)
}

/** When the learner was told, in ms; null for one who was not. */
export async function findTold(db: Db, accountId: string): Promise<number | null> {
  const row = await db
    .selectFrom('idle_notices')
    .select('told_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.told_at ?? null
}

export async function markSent(db: Db, accountId: string): Promise<void> {
  await db.updateTable('idle_notices').set({ is_sent: 1 }).where('account_id', '=', accountId).execute()
}

export async function deleteNotice(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idle_notices').where('account_id', '=', accountId).execute()
}

/** Of accounts active since `activeSince`, and those that were not sent before `unsentBefore` (ms); of all without. */
export async function deleteVoidNotices(
  db: Db,
  since?: { readonly activeSince: number; readonly unsentBefore: number },
): Promise<void> {
  await db
    .deleteFrom('idle_notices')
    .$if(since !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb.and([eb('is_sent', '=', 0), eb('told_at', '<', since?.unsentBefore ?? 0)]),
          eb.exists(
            eb
              .selectFrom('accounts')
              .select('accounts.id')
              .whereRef('accounts.id', '=', 'idle_notices.account_id')
              .where(lastActive, '>=', since?.activeSince ?? 0),
          ),
        ]),
      ),
    )
    .execute()
}
