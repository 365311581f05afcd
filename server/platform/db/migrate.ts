import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'

/** Why the tables of a database do not fit this version of the program, in half a sentence. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/**
 * Brings the database up to the newest migration, or up to and including `target`.
 * Safe when several processes start at once: each waits for the one that migrates.
 * @throws SchemaError when a newer version has migrated it; else whatever a migration threw; nothing of that run is
 *   kept.
 */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  refuseNewer(await executedMigrations(db))
  const provider = { getMigrations: async (): Promise<Record<string, Migration>> => migrations }
  // Branches meet: one with a lower number may come later, on a site that follows every commit.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * For those who use a database beside the server, and must change none under it.
 * @throws SchemaError when the tables are not those of this version
 */
export async function requireMigrated<Tables>(db: Kysely<Tables>): Promise<void> {
  const executed = await executedMigrations(db)
  if (executed.length === 0)
    throw new SchemaError(
      'it contains no EduTrain data yet; the server creates the tables at its first start',
    )
  refuseNewer(executed)
  const missing = Object.keys(migrations).find((name) => !executed.includes(name))
  if (missing)
    throw new SchemaError(
      `it was created by an older version of EduTrain (${missing} is missing); this version’s server updates it when it starts`,
    )
}

/** The names of the migrations that a database has had; none for an empty one. */
export async function executedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const executed = (db as Kysely<unknown> as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
  return (await executed.execute()).map(({ name }) => name)
}

function refuseNewer(executed: readonly string[]): void {
  const unknown = executed.filter((name) => !(name in migrations)).at(-1)
  if (unknown)
    throw new SchemaError(
      `it was changed by a newer version of EduTrain (${unknown} is unknown to this one); start that version again, or restore the backup made before the update`,
    )
}
