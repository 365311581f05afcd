import type { Db } from '#server/database.ts'
import { selectNames } from './profile.store.ts'

/** The names of some accounts by their ids; whoever has written no profile is not in it. */
export async function listNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await selectNames(db, accountIds)
  return new Map(rows.map((row) => [row.account_id, row.name]))
}
