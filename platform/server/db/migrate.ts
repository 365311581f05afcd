import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from './migrations/engine.ts'
import { migrations } from './migrations/migrations.ts'
import { inTransaction } from './transaction.ts'

/** Half a sentence. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/** As Kysely's migrator made them, which earlier versions used. */
interface MigrationTables {
  kysely_migration: { name: string; timestamp: string }
  kysely_migration_lock: { id: string; is_locked: number }
}

/** A migration, or the first half of one that fills what it has added; noted once it is done. */
interface Step {
  readonly name: string
  /** The note of the first half, which that of the whole replaces. */
  readonly replaces?: string
  run(db: Kysely<unknown>): Promise<void>
}

/** Up to and including `target`; concurrent processes wait. @throws SchemaError when a newer version has migrated it */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  const executed = await executedMigrations(db)
  refuseNewer(executed)
  const pending = stepsUpTo(target).filter((step) => !isDone(step, executed))
  if (pending.length === 0) return
  const own = db as unknown as Kysely<MigrationTables>
  await createTables(own)
  // SQLite has all of them or none. PostgreSQL commits each, so that the next one can use its columns.
  const transactions = isPostgres(db) ? pending.map((step) => [step]) : [pending]
  for (const steps of transactions)
    await inTransaction(own, (tx) => runUnlessDone(tx, steps), { isolation: 'read committed' })
}

const firstHalf = (name: string) => `${name}, columns`

/** In order; merged branches may bring a lower number later. */
function stepsUpTo(target = Object.keys(migrations).at(-1) ?? ''): Step[] {
  const all = Object.entries(migrations)
  const wanted = all.slice(0, all.findIndex(([name]) => name === target) + 1)
  return wanted.flatMap(([name, { up, fill }]): Step[] =>
    fill
      ? [
          { name: firstHalf(name), run: up },
          { name, replaces: firstHalf(name), run: fill },
        ]
      : [{ name, run: up }],
  )
}

const isDone = ({ name }: Step, executed: readonly string[]) =>
  executed.some((noted) => noted === name || firstHalf(noted) === name)

/** The process that has written the lock's row goes on; others wait until that transaction has ended, in whatever way. */
async function runUnlessDone(tx: Kysely<MigrationTables>, steps: readonly Step[]): Promise<void> {
  await tx.updateTable('kysely_migration_lock').set({ is_locked: 0 }).execute()
  const executed = await notedMigrations(tx)
  refuseNewer(executed)
  for (const { name, replaces, run } of steps.filter((step) => !isDone(step, executed))) {
    await run(tx as unknown as Kysely<unknown>)
    if (replaces) await tx.deleteFrom('kysely_migration').where('name', '=', replaces).execute()
    await tx.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute()
  }
}

async function createTables(db: Kysely<MigrationTables>): Promise<void> {
  await createOnce(
    db,
    sql`create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`,
  )
  await createOnce(
    db,
    sql`create table if not exists kysely_migration_lock (
      id varchar(255) not null primary key, is_locked integer default 0 not null)`,
  )
  await db
    .insertInto('kysely_migration_lock')
    .values({ id: 'migration_lock', is_locked: 0 })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** When two create the same at once, PostgreSQL fails one of them despite `if not exists`; then it is there. */
async function createOnce(db: Kysely<MigrationTables>, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(db).catch(() => statement.execute(db))
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

export const executedMigrations = async <Tables>(db: Kysely<Tables>): Promise<string[]> =>
  (await hasNotes(db)) ? notedMigrations(db as unknown as Kysely<MigrationTables>) : []

/** Kysely's own list of tables fails on PostgreSQL while another process drops one. */
async function hasNotes<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const found = isPostgres(db)
    ? sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`
    : sql<{ name: string | null }>`select name from sqlite_master where name = 'kysely_migration'`
  const { rows } = await found.execute(db)
  return rows.some(({ name }) => name !== null)
}

async function notedMigrations(db: Kysely<MigrationTables>): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

function refuseNewer(executed: readonly string[]): void {
  const known = new Set(Object.keys(migrations).flatMap((name) => [name, firstHalf(name)]))
  const unknown = executed.filter((name) => !known.has(name)).at(-1)
  if (unknown)
    throw new SchemaError(
      `it was changed by a newer version of EduTrain (${unknown} is unknown to this one); start that version again, or restore the backup made before the update`,
    )
}
