import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { sqliteFile } from '#app/server/open-database.ts'
import type { Engine, Installation } from '../installation.ts'
import { report } from '../report.ts'

/** What a learner takes on the disk, indexes included: the slope between two sizes, so that what all share is left out. */
export async function measureLearnerBytes(engine: Engine, few: number, many: number): Promise<void> {
  const [small, large] = [await sizesOf(engine, few), await sizesOf(engine, many)]
  const perLearner = (name: string) => ((large.get(name) ?? 0) - (small.get(name) ?? 0)) / (many - few)
  const parts = [...large.keys()]
    .filter((name) => name !== 'all')
    .map((name) => [name, perLearner(name)] as const)
    .filter(([, each]) => each > 1)
    .toSorted(([, one], [, other]) => other - one)
  report({
    what: `${engine.name}: a learner on the disk`,
    figure: `${Math.round(perLearner('all'))} bytes`,
    detail: `from ${few} to ${many} learners; ${parts.map(([name, each]) => `${name} ${Math.round(each)}`).join(', ')}`,
  })
}

async function sizesOf(engine: Engine, learners: number): Promise<Map<string, number>> {
  await using installation = await engine.createInstallation(learners)
  const sizes = await (installation.env.DATABASE_URL ? postgresSizes : sqliteSizes)(installation)
  return new Map(sizes.map(({ name, bytes }) => [name, bytes]))
}

interface Size {
  readonly name: string
  readonly bytes: number
}

async function postgresSizes({ deps: { db } }: Installation): Promise<Size[]> {
  const { rows } = await sql<Size>`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select 'all', pg_database_size(current_database())`.execute(db)
  return rows
}

/** Tables and their indexes together, as far as this SQLite says; the file in any case. */
async function sqliteSizes({ deps: { db }, dataDir }: Installation): Promise<Size[]> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const tables = await sql<Size>`
    select schema.tbl_name as name, sum(stat.pgsize) as bytes
    from dbstat as stat join sqlite_schema as schema on schema.name = stat.name
    where stat.aggregate = true group by schema.tbl_name`
    .execute(db)
    .then(({ rows }) => rows)
    .catch(() => [])
  return [...tables, { name: 'all', bytes: statSync(sqliteFile(dataDir)).size }]
}
