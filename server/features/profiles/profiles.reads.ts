import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { searchKey } from '#server/platform/db/search-key.ts'
import {
  endOfNames,
  findProfile,
  type NameCursor,
  profilesWithin,
  selectKeyOwners,
  selectNames,
  selectProfilesByKey,
  selectTypedWallets,
} from './profile.store.ts'

/** By an account other than `accountId`. */
export type IsNameShared = (name: string, accountId: string) => boolean

/** Names that differ in case, marks or spaces alone are the same. */
export async function listNameOwners(db: Db, names: readonly string[]): Promise<IsNameShared> {
  const keys = [...new Set(names.map(searchKey))].filter((key) => key !== '')
  const rows = keys.length > 0 ? await selectKeyOwners(db, keys) : []
  const owners = new Map(rows.map(({ search_key, first, last }) => [search_key, [first, last]]))
  return (name, accountId) => (owners.get(searchKey(name)) ?? []).some((owner) => owner !== accountId)
}

export async function listNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await selectNames(db, accountIds)
  return new Map(rows.map((row) => [row.account_id, row.name]))
}

export async function listTypedWallets(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = accountIds.length > 0 ? await selectTypedWallets(db, accountIds) : []
  return new Map(rows.map((row) => [row.account_id, row.wallet_address]))
}

/** Names that begin with `text` in any case, with or without accents, in their order. */
export async function searchProfiles(
  db: Db,
  { text, after, limit }: { text: string; after?: NameCursor | undefined; limit: number },
): Promise<NameCursor[]> {
  const prefix = searchKey(text)
  if (prefix === '') return []
  const rows = await selectProfilesByKey(db, prefix, after, limit)
  return rows.map((row) => ({ key: row.search_key, id: row.account_id }))
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

export async function exportProfile(db: Db, learner: LearnerId): Promise<AccountExport['profile']> {
  const row = await findProfile(db, learner)
  if (!row) return null
  return {
    name: row.name,
    walletAddress: row.wallet_address,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
