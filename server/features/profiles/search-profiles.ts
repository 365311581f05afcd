import type { Db } from '#server/database.ts'
import { searchKey } from '#server/platform/db/search-key.ts'
import { endOfNames, type NamePlace, profilesWithin, selectProfilesByKey } from './profile.store.ts'

/**
 * The accounts whose name begins with `text`, whatever the case and the accents, in the order of names; at most `limit`,
 * after a place in that order if one is given.
 */
export async function searchProfiles(
  db: Db,
  { text, after, limit }: { text: string; after?: NamePlace | undefined; limit: number },
): Promise<NamePlace[]> {
  const prefix = searchKey(text)
  if (prefix === '') return []
  const rows = await selectProfilesByKey(db, prefix, after, limit)
  return rows.map((row) => ({ key: row.search_key, id: row.account_id }))
}

/**
 * The accounts whose name has `text` anywhere, whatever the case and the accents, in the order of names; at most `limit`,
 * from a stretch of `size` names after a place. `next` is where the next stretch goes on; null after the last one.
 */
export async function searchProfilesWithin(
  db: Db,
  { text, after, size, limit }: { text: string; after: NamePlace; size: number; limit: number },
): Promise<{ places: NamePlace[]; next: NamePlace | null }> {
  const key = searchKey(text)
  if (key === '') return { places: [], next: null }
  const end = await endOfNames(db, after, size).executeTakeFirst()
  const upTo = end && { key: end.search_key, id: end.account_id }
  const rows = await profilesWithin(db, key, { after, upTo }, limit).execute()
  const places = rows.map((row) => ({ key: row.search_key, id: row.account_id }))
  return { places, next: (places.length === limit ? places.at(-1) : upTo) ?? null }
}
