import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'

/**
 * Brings the database up to the newest migration, or up to and including `target`.
 * Safe when several processes start at once: each waits for the one that migrates.
 * @throws whatever a migration threw; nothing of that run is kept.
 */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  const provider = { getMigrations: async (): Promise<Record<string, Migration>> => migrations }
  const migrator = new Migrator({ db, provider })
  const { error } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest()
  if (error) throw error
}
