import { sql } from 'kysely'
import type { Db } from '#server/database.ts'

/** Imported hashes of one cost: how many are left, and one of them, the same for as long as it is. */
export interface ImportedHashes {
  readonly count: number
  readonly example: string
}

// Written out as the index has it: a parameter would keep the engines from using it.
const isImported = sql<boolean>`substr(password_hash, 1, 10) = '$fbscrypt$'`

/** By `$fbscrypt$r=8,m=14`, which has this length whatever the cost: a single figure has the `$` after it. */
const cost = sql<string>`substr(password_hash, 1, 18)`

/** The statement of selectImportedHashes, whose plan a test looks at. */
export const importedHashes = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('password_hash').as('example')])
    .where(isImported)
    .groupBy(cost)
    .orderBy(cost)

export async function selectImportedHashes(db: Db): Promise<ImportedHashes[]> {
  const rows = await importedHashes(db).execute()
  return rows.map(({ count, example }) => ({ count: Number(count), example: example ?? '' }))
}

/** How many accounts have a password. Reads them all. */
export async function countPasswords(db: Db): Promise<number> {
  const { passwords } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.count<number>('password_hash').as('passwords'))
    .executeTakeFirstOrThrow()
  return Number(passwords)
}
