import type { z } from 'zod'
import type { storedProfile } from '#features/profiles/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { searchKey } from '#platform/server/db/search-key.ts'
import { findProfile, selectKeyOwners, selectNames, selectTypedWallets } from './profile.store.ts'
import {
  findEndOfNames,
  type NameCursor,
  selectNamesByKey,
  selectNamesWithin,
} from './profile-search.store.ts'

export {
  emptyTypedWallet as clearTypedWallet,
  selectTypedWalletOwners as listTypedWalletOwners,
} from './profile.store.ts'
export { selectNamesInOrder as listNamesInOrder } from './profile-search.store.ts'

export async function exportProfile(
  db: Db,
  learner: LearnerId,
): Promise<z.output<typeof storedProfile> | null> {
  return (await findProfile(db, learner)) ?? null
}

export async function listNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  return selectNames(db, accountIds)
}

/** By an account other than `accountId`. */
type IsNameShared = (name: string, accountId: string) => boolean

/** Names that differ in case, marks or spaces alone are the same. */
export async function listNameOwners(db: Db, names: readonly string[]): Promise<IsNameShared> {
  const keys = [...new Set(names.map(searchKey))].filter((key) => key !== '')
  const owners = keys.length > 0 ? await selectKeyOwners(db, keys) : new Map<string, string[]>()
  return (name, accountId) => (owners.get(searchKey(name)) ?? []).some((owner) => owner !== accountId)
}

export async function listTypedWallets(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  return selectTypedWallets(db, accountIds)
}

/** Names that begin with `text` in any case, with or without accents, in their order. */
export async function searchProfiles(
  db: Db,
  { text, after, limit }: { text: string; after?: NameCursor | undefined; limit: number },
): Promise<NameCursor[]> {
  const prefix = searchKey(text)
  return prefix === '' ? [] : selectNamesByKey(db, prefix, after, limit)
}

/** Those with `text` anywhere, from a stretch of `size` names; `next` is null after the last one. */
export async function searchProfilesWithin(
  db: Db,
  { text, after, size, limit }: { text: string; after: NameCursor; size: number; limit: number },
): Promise<{ names: NameCursor[]; next: NameCursor | null }> {
  const key = searchKey(text)
  if (key === '') return { names: [], next: null }
  const upTo = await findEndOfNames(db, after, size)
  const names = await selectNamesWithin(db, key, { after, upTo }, limit)
  return { names, next: (names.length === limit ? names.at(-1) : upTo) ?? null }
}
