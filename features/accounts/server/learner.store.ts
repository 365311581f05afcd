import { type InferResult, sql } from 'kysely'
import { isGuest } from '#features/identity/server/identity.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { patternWithin, prefixRange } from '#platform/server/db/search-key.ts'
import { countRows } from '#platform/server/db/statements.ts'

export type AccountOrder = 'latest' | 'activity'

/** In an order of accounts: when each was made, or last active (ms). */
export interface AccountPlace {
  readonly at: number
  readonly id: string
}

/**
 * Within the hour for which a session's token lasts; when the account was made, of one that was never used. Exactly as
 * the index of the migration has it.
 */
export const lastActive = sql<number>`(case when coalesce(last_refresh_at, 0) > coalesce(last_login_at, created_at)
  then last_refresh_at else coalesce(last_login_at, created_at) end)`

const selectListed = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified', 'disabled', 'created_at', 'last_login_at'])
    .select(lastActive.as('last_active_at'))

const toListed = (row: InferResult<ReturnType<typeof selectListed>>[number]) => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified === 1,
  disabled: row.disabled === 1,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
  lastActiveAt: row.last_active_at,
})

/** Times in ms. */
export type ListedAccount = Readonly<ReturnType<typeof toListed>>

const orderKeys = { latest: sql<number>`created_at`, activity: lastActive }

/** The latest first, without guests. */
export async function selectAccountsInOrder(
  db: Db,
  order: AccountOrder,
  after: AccountPlace | undefined,
  limit: number,
): Promise<ListedAccount[]> {
  const rows = await selectListed(db)
    .where((eb) => eb.not(isGuest(eb)))
    .$if(after !== undefined, (query) =>
      query
        // SQLite finds the beginning of a range of an expression by this one alone.
        .where(orderKeys[order], '<=', after?.at ?? 0)
        .where(sql<boolean>`(${orderKeys[order]}, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy(orderKeys[order], 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toListed)
}

/** `prefix` in lower case. */
export async function selectAccountsByEmail(
  db: Db,
  prefix: string,
  after: string | undefined,
  limit: number,
): Promise<ListedAccount[]> {
  const { from, to } = prefixRange(prefix)
  const rows = await selectListed(db)
    .$if(after === undefined, (query) => query.where('email', '>=', from))
    .$if(after !== undefined, (query) => query.where('email', '>', after ?? ''))
    .where('email', '<=', to)
    .orderBy('email')
    .limit(limit)
    .execute()
  return rows.map(toListed)
}

export async function findEndOfStretch(db: Db, after: string, size: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('email')
    .where('email', '>', after)
    .orderBy('email')
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst()
  return row?.email ?? undefined
}

/** `text` in lower case. */
export async function selectAccountsWithin(
  db: Db,
  text: string,
  stretch: { readonly after: string; readonly upTo: string | undefined },
  limit: number,
): Promise<ListedAccount[]> {
  const rows = await selectListed(db)
    .where('email', '>', stretch.after)
    .$if(stretch.upTo !== undefined, (query) => query.where('email', '<=', stretch.upTo ?? ''))
    .where(sql<boolean>`email like ${patternWithin(text)} escape '\\'`)
    .orderBy('email')
    .limit(limit)
    .execute()
  return rows.map(toListed)
}

/** In no order; ids that no account has are missing. */
export async function selectAccountsById(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  return (await selectListed(db).where('id', 'in', ids).execute()).map(toListed)
}

/** `from` inclusive, `until` exclusive (ms). */
export function countAccountsCreated(db: Db, from: number, until: number): Promise<number> {
  return db
    .selectFrom('accounts')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .$call(countRows)
}
