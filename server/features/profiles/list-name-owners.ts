import type { Db } from '#server/database.ts'
import { searchKey } from '#server/platform/db/search-key.ts'
import { selectKeyOwners } from './profile.store.ts'

/** Says whether an account other than `accountId` has a name in its profile. */
export type IsNameShared = (name: string, accountId: string) => boolean

/** Looks some names up in all profiles; names that differ in case, marks or spaces are the same. */
export async function listNameOwners(db: Db, names: readonly string[]): Promise<IsNameShared> {
  const keys = [...new Set(names.map(searchKey))].filter((key) => key !== '')
  const rows = keys.length > 0 ? await selectKeyOwners(db, keys) : []
  const owners = new Map(rows.map(({ search_key, first, last }) => [search_key, [first, last]]))
  return (name, accountId) => (owners.get(searchKey(name)) ?? []).some((owner) => owner !== accountId)
}
