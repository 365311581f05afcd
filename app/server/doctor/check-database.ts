import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeDatabase, openAddress, reasonOf, sqliteFile } from '#app/server/open-database.ts'
import { readSiteConfig } from '#features/site/server/current-site.ts'
import { requireMigrated, SchemaError } from '#platform/server/db/migrate.ts'
import { inspectPostgres, type PostgresFacts } from '#platform/server/db/postgres.ts'
import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'
import type { Config } from '#platform/server/feature.ts'
import type { OtherClock } from './check-clock.ts'

interface Inspected {
  readonly findings: readonly Finding[]
  readonly clocks: readonly OtherClock[]
  /** With what operators have set; that of the environment where it cannot be read. */
  readonly config: Config
}

export async function checkDatabase(config: Config): Promise<Inspected> {
  const { server, database } = config
  const file = resolve(sqliteFile(server.dataDir))
  const name = describeDatabase(config)
  if (!database.url && !existsSync(file))
    return {
      findings: [advice(`There is no database yet at ${file}.`, 'The first start of the server creates it.')],
      clocks: [],
      config,
    }
  const db = openAddress(database.url || `sqlite:${file}`)
  try {
    const askedAt = Date.now()
    const facts = database.url ? await inspectPostgres(db) : undefined
    const answeredAt = Date.now()
    const clocks = facts ? [{ name: 'PostgreSQL', time: facts.time, askedAt, answeredAt }] : []
    const migrated = await requireMigrated(db).then(
      () => fine(`${name} has the tables of this version.`),
      (error: unknown) => explainSchema(name, error),
    )
    const shown = migrated.level === 'fine' ? await readSiteConfig(db, config) : config
    return { findings: [migrated, ...(facts ? judge(facts, database.poolSize) : [])], clocks, config: shown }
  } catch (error) {
    const todo = database.url
      ? 'Check DATABASE_URL, and whether PostgreSQL runs and lets this machine and user in (pg_hba.conf).'
      : 'Run this as the user of the server. If the file is damaged, restore a backup: docs/operations.md.'
    return { findings: [fault(`${name} cannot be used: ${reasonOf(error)}.`, todo)], clocks: [], config }
  } finally {
    await db.destroy()
  }
}

function explainSchema(name: string, error: unknown): Finding {
  if (!(error instanceof SchemaError)) throw error
  return /newer/.test(error.message)
    ? fault(`${name}: ${error.message}.`, 'docs/running-a-site.md, Update and go back.')
    : advice(`${name}: ${error.message}.`, 'Make a backup, then start this version.')
}

function judge(
  { version, encoding, maxConnections, synchronousCommit }: PostgresFacts,
  poolSize: number,
): Finding[] {
  return [
    Number.parseInt(version, 10) >= 15
      ? fine(`PostgreSQL ${version} answers.`)
      : advice(`PostgreSQL ${version} is older than what is tested.`, 'Use PostgreSQL 18.'),
    encoding === 'UTF8'
      ? fine('Its encoding is UTF8.')
      : fault(
          `Its encoding is ${encoding}: names of learners may not fit.`,
          'Create the database with --encoding=UTF8 --template=template0.',
        ),
    poolSize < maxConnections
      ? fine(`${poolSize} connections for each process, of ${maxConnections} at most.`)
      : fault(
          `DATABASE_POOL_SIZE is ${poolSize}, max_connections ${maxConnections}.`,
          'All processes together have to stay below it.',
        ),
    synchronousCommit === 'off'
      ? fault('synchronous_commit is off: answers that were acknowledged can be lost.', 'Turn it on.')
      : fine('A write is on the disk before it is acknowledged.'),
  ]
}
