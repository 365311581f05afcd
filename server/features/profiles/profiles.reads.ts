import { sql } from 'kysely'
import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { patternWithin, prefixRange, searchKey } from '#server/platform/db/search-key.ts'
import { findProfile } from './profile.store.ts'

export async function exportProfile(db: Db, learner: LearnerId): Promise<AccountExport['profile']> {
  return (await findProfile(db, learner)) ?? null
}

export async function listNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('profiles')
    .select(['account_id', 'name'])
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.name]))
}

/** By an account other than `accountId`. */
type IsNameShared = (name: string, accountId: string) => boolean

/** Names that differ in case, marks or spaces alone are the same. */
export async function listNameOwners(db: Db, names: readonly string[]): Promise<IsNameShared> {
  const keys = [...new Set(names.map(searchKey))].filter((key) => key !== '')
  const rows = keys.length > 0 ? await selectKeyOwners(db, keys) : []
  const owners = new Map(rows.map(({ search_key, first, last }) => [search_key, [first, last]]))
  return (name, accountId) => (owners.get(searchKey(name)) ?? []).some((owner) => owner !== accountId)
}

/** Two accounts, or twice the same one. */
const selectKeyOwners = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('profiles')
    .select(({ fn }) => ['search_key', fn.min('account_id').as('first'), fn.max('account_id').as('last')])
    .where('search_key', 'in', keys)
    .groupBy('search_key')
    .execute()

export async function listTypedWallets(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('profiles')
    .select(['account_id', 'wallet_address'])
    .where('account_id', 'in', accountIds)
    .where('wallet_address', '!=', '')
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.wallet_address]))
}

/** `now` in ms. */
export async function clearTypedWallet(db: Db, accountId: string, now: number): Promise<void> {
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

/** Names that begin with `text` in any case, with or without accents, in their order. */
export async function searchProfiles(
  db: Db,
  { text, after, limit }: { text: string; after?: NameCursor | undefined; limit: number },
): Promise<NameCursor[]> {
  const prefix = searchKey(text)
  if (prefix === '') return []
  const rows = await profilesByKey(db, prefix, after, limit).execute()
  return rows.map((row) => ({ key: row.search_key, id: row.account_id }))
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

/** Those with `text` anywhere, from a stretch of `size` names; `next` is null after the last one. */
export async function searchProfilesWithin(
  db: Db,
  { text, after, size, limit }: { text: string; after: NameCursor; size: number; limit: number },
): Promise<{ names: NameCursor[]; next: NameCursor | null }> {
  const key = searchKey(text)
  if (key === '') return { names: [], next: null }
  const end = await endOfNames(db, after, size).executeTakeFirst()
  const upTo = end && { key: end.search_key, id: end.account_id }
  const rows = await profilesWithin(db, key, { after, upTo }, limit).execute()
  const names = rows.map((row) => ({ key: row.search_key, id: row.account_id }))
  return { names, next: (names.length === limit ? names.at(-1) : upTo) ?? null }
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
