import type { Db, Tables } from '#server/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openSqlite } from '#server/platform/db/sqlite.ts'

/** A fresh database in memory with the real migrations. The caller destroys it. */
export async function createTestDatabase(): Promise<Db> {
  const db = openSqlite<Tables>(':memory:')
  await migrate(db)
  return db
}
