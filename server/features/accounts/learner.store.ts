import { sql } from 'kysely'
import type { Db } from '#server/database.ts'
import { patternWithin, prefixRange } from '#server/platform/db/search-key.ts'

/** Times in ms. */
export interface ListedAccount {
  readonly id: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly disabled: boolean
  readonly createdAt: number
  readonly lastLoginAt: number | null
}

export interface CreationCursor {
  readonly createdAt: number
  readonly id: string
}

const selectListed = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified', 'disabled', 'created_at', 'last_login_at'])

const toListed = (
  row: Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number],
): ListedAccount => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified === 1,
  disabled: row.disabled === 1,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
})

export async function selectLatestAccounts(
  db: Db,
  after: CreationCursor | undefined,
  limit: number,
): Promise<ListedAccount[]> {
  return (await latestAccounts(db, after, limit).execute()).map(toListed)
}

export const latestAccounts = (db: Db, after: CreationCursor | undefined, limit: number) =>
  selectListed(db)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after?.createdAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** `prefix` in lower case. */
export async function selectAccountsByEmail(
  db: Db,
  prefix: string,
  after: string | undefined,
  limit: number,
): Promise<ListedAccount[]> {
  return (await accountsByEmail(db, prefix, after, limit).execute()).map(toListed)
}

export function accountsByEmail(db: Db, prefix: string, after: string | undefined, limit: number) {
  const { from, to } = prefixRange(prefix)
  return selectListed(db)
    .$if(after === undefined, (query) => query.where('email', '>=', from))
    .$if(after !== undefined, (query) => query.where('email', '>', after ?? ''))
    .where('email', '<=', to)
    .orderBy('email')
    .limit(limit)
}

export async function findEndOfStretch(db: Db, after: string, size: number): Promise<string | undefined> {
  return (await endOfStretch(db, after, size).executeTakeFirst())?.email ?? undefined
}

export const endOfStretch = (db: Db, after: string, size: number) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('email', '>', after)
    .orderBy('email')
    .limit(1)
    .offset(size - 1)

interface Stretch {
  readonly after: string
  readonly upTo: string | undefined
}

/** `text` in lower case. */
export async function selectAccountsWithin(
  db: Db,
  text: string,
  stretch: Stretch,
  limit: number,
): Promise<ListedAccount[]> {
  return (await accountsWithin(db, text, stretch, limit).execute()).map(toListed)
}

export const accountsWithin = (db: Db, text: string, stretch: Stretch, limit: number) =>
  selectListed(db)
    .where('email', '>', stretch.after)
    .$if(stretch.upTo !== undefined, (query) => query.where('email', '<=', stretch.upTo ?? ''))
    .where(sql<boolean>`email like ${patternWithin(text)} escape '\\'`)
    .orderBy('email')
    .limit(limit)

/** In no order; ids that no account has are missing. */
export async function selectAccountsById(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  return (await selectListed(db).where('id', 'in', ids).execute()).map(toListed)
}

/** `from` inclusive, `until` exclusive (ms). */
export async function countAccountsCreated(db: Db, from: number, until: number): Promise<number> {
  const { count } = await accountsCreated(db, from, until).executeTakeFirstOrThrow()
  return Number(count)
}

export const accountsCreated = (db: Db, from: number, until: number) =>
  db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
