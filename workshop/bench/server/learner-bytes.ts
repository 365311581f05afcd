import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { sqliteFile } from '#app/server/open-database.ts'
import type { Engine } from '../engine.ts'
import type { Installation } from '../installation.ts'
import type { Report } from '../report.ts'

/** What a learner takes on the disk, indexes included: the slope between two sizes, so that what all share is left out. */
export async function measureLearnerBytes(
  engine: Engine,
  { few, many }: { few: number; many: number },
  report: Report,
): Promise<void> {
  const [small, large] = [await sizesOf(engine, few), await sizesOf(engine, many)]
  const perLearner = (name: string) => ((large.get(name) ?? 0) - (small.get(name) ?? 0)) / (many - few)
  const bytes = (number: number) => `${Math.round(number)} bytes`
  const parts = [...large.keys()]
    .filter((name) => name !== 'all')
    .map((name) => [name, perLearner(name)] as const)
    .filter(([, each]) => each > 1)
    .toSorted(([, one], [, other]) => other - one)
  report({
    what: `${engine.name}: a learner on the disk`,
    figure: bytes(perLearner('all')),
    detail: `from ${few} to ${many} learners; ${parts.map(([name, each]) => `${name} ${Math.round(each)}`).join(', ')}`,
  })
}

async function sizesOf(engine: Engine, learners: number): Promise<Map<string, number>> {
  const installation = await engine.createInstallation(learners)
  try {
    return installation.env.DATABASE_URL ? await postgresSizes(installation) : await sqliteSizes(installation)
  } finally {
    await installation.remove()
  }
}

async function postgresSizes({ deps: { db } }: Installation): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  const { rows: whole } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db)
  return new Map([...tables.map(({ name, bytes }) => [name, bytes] as const), ['all', whole[0]?.bytes ?? 0]])
}

/** Tables and their indexes together, as far as this SQLite says; the file in any case. */
async function sqliteSizes({ deps: { db }, dataDir }: Installation): Promise<Map<string, number>> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const tables = await sql<{ name: string; bytes: number }>`
    select schema.tbl_name as name, sum(stat.pgsize) as bytes
    from dbstat as stat join sqlite_schema as schema on schema.name = stat.name
    where stat.aggregate = true group by schema.tbl_name`
    .execute(db)
    .then(({ rows }) => rows)
    .catch(() => [])
  return new Map([
    ...tables.map(({ name, bytes }) => [name, bytes] as const),
    ['all', statSync(sqliteFile(dataDir)).size],
  ])
}
