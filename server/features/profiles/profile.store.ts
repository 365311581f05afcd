import { sql } from 'kysely'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { patternWithin, prefixRange, searchKey } from '#server/platform/db/search-key.ts'

export function findProfile(db: Db, learner: LearnerId) {
  return db.selectFrom('profiles').selectAll().where('account_id', '=', learner).executeTakeFirst()
}

/** `now` in ms. */
export async function putProfile(
  db: Db,
  learner: LearnerId,
  profile: { name: string; walletAddress: string },
  now: number,
): Promise<void> {
  const search_key = searchKey(profile.name)
  const changes = { name: profile.name, search_key, wallet_address: profile.walletAddress, updated_at: now }
  await db
    .insertInto('profiles')
    .values({ account_id: learner, created_at: now, ...changes })
    .onConflict((row) => row.column('account_id').doUpdateSet(changes))
    .execute()
}

/** `now` in ms. */
export async function clearWallet(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ wallet_address: '', updated_at: now })
    .where('account_id', '=', accountId)
    .where('wallet_address', '!=', '')
    .execute()
}

export interface NameCursor {
  readonly key: string
  readonly id: string
}

export function selectProfilesByKey(db: Db, prefix: string, after: NameCursor | undefined, limit: number) {
  return profilesByKey(db, prefix, after, limit).execute()
}

/** Statements are apart from their reads where a test looks at their plans. */
export function profilesByKey(db: Db, prefix: string, after: NameCursor | undefined, limit: number) {
  const { from, to } = prefixRange(prefix)
  return db
    .selectFrom('profiles')
    .select(['account_id', 'search_key'])
    .$if(after === undefined, (query) => query.where('search_key', '>=', from))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('search_key', 'account_id'), '>', tuple(after?.key ?? '', after?.id ?? '')),
      ),
    )
    .where('search_key', '<=', to)
    .orderBy('search_key')
    .orderBy('account_id')
    .limit(limit)
}

const afterCursor = ({ key, id }: NameCursor) => sql<boolean>`(search_key, account_id) > (${key}, ${id})`

export const endOfNames = (db: Db, after: NameCursor, size: number) =>
  db
    .selectFrom('profiles')
    .select(['account_id', 'search_key'])
    .where(afterCursor(after))
    .orderBy('search_key')
    .orderBy('account_id')
    .limit(1)
    .offset(size - 1)

export const profilesWithin = (
  db: Db,
  text: string,
  stretch: { after: NameCursor; upTo: NameCursor | undefined },
  limit: number,
) =>
  db
    .selectFrom('profiles')
    .select(['account_id', 'search_key'])
    .where(afterCursor(stretch.after))
    .$if(stretch.upTo !== undefined, (query) =>
      query.where(
        sql<boolean>`(search_key, account_id) <= (${stretch.upTo?.key ?? ''}, ${stretch.upTo?.id ?? ''})`,
      ),
    )
    .where(sql<boolean>`search_key like ${patternWithin(text)} escape '\\'`)
    .orderBy('search_key')
    .orderBy('account_id')
    .limit(limit)

export function selectNames(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('profiles')
    .select(['account_id', 'name'])
    .where('account_id', 'in', accountIds)
    .execute()
}

/** Two accounts, or twice the same one. */
export function selectKeyOwners(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('profiles')
    .select(({ fn }) => ['search_key', fn.min('account_id').as('first'), fn.max('account_id').as('last')])
    .where('search_key', 'in', keys)
    .groupBy('search_key')
    .execute()
}

export function selectTypedWallets(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('profiles')
    .select(['account_id', 'wallet_address'])
    .where('account_id', 'in', accountIds)
    .where('wallet_address', '!=', '')
    .execute()
}

/** The profile (S3.2). `wallet_address` may be empty; `search_key` is what the name is found by; times are in ms. */
export interface ProfileTable {
  account_id: string
  name: string
  wallet_address: string
  search_key: string
  created_at: number
  updated_at: number
}
