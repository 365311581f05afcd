import type { Db } from '#server/database.ts'
import { searchKey } from '#server/platform/db/search-key.ts'
import { type NamePlace, selectProfilesByKey } from './profile.store.ts'

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
