import { sql } from 'kysely'
import type { Db } from '#server/database.ts'
import { patternWithin, prefixRange } from '#server/platform/db/search-key.ts'

export interface CreationPlace {
  readonly createdAt: number
  readonly id: string
}

const selectListed = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified', 'disabled', 'created_at', 'last_login_at'])

export type ListedRow = Awaited<ReturnType<typeof selectAccountsById>>[number]

export function selectLatestAccounts(db: Db, after: CreationPlace | undefined, limit: number) {
  return latestAccounts(db, after, limit).execute()
}

export const latestAccounts = (db: Db, after: CreationPlace | undefined, limit: number) =>
  selectListed(db)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after?.createdAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** From those whose e-mail begins with `prefix` (lower case). */
export function selectAccountsByEmail(db: Db, prefix: string, after: string | undefined, limit: number) {
  return accountsByEmail(db, prefix, after, limit).execute()
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

/** The last e-mail of a stretch of so many. */
export const endOfStretch = (db: Db, after: string, size: number) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('email', '>', after)
    .orderBy('email')
    .limit(1)
    .offset(size - 1)

/** Those in a stretch whose e-mail has a text (lower case) in it. */
export const accountsWithin = (
  db: Db,
  text: string,
  stretch: { after: string; upTo: string | undefined },
  limit: number,
) =>
  selectListed(db)
    .where('email', '>', stretch.after)
    .$if(stretch.upTo !== undefined, (query) => query.where('email', '<=', stretch.upTo ?? ''))
    .where(sql<boolean>`email like ${patternWithin(text)} escape '\\'`)
    .orderBy('email')
    .limit(limit)

/** In no order; ids that no account has are missing. */
export function selectAccountsById(db: Db, ids: readonly string[]) {
  return selectListed(db).where('id', 'in', ids).execute()
}

/** From `from` on and before `until` (ms). */
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
