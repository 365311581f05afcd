import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'

/** Half a sentence. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/** Up to and including `target`; concurrent processes wait. @throws SchemaError when a newer version has migrated it */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  refuseNewer(await executedMigrations(db))
  const provider = { getMigrations: async (): Promise<Record<string, Migration>> => migrations }
  // Merged branches may bring a lower number later.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest()
  if (error) throw error
}

/** For commands, which must not migrate. @throws SchemaError */
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
