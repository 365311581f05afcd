// `npm run backup -- FILE`: copies the SQLite database while the server runs.
import { resolve } from 'node:path'
import { describeDatabase, requireSqliteFile, sqliteFile } from '#app/server/open-database.ts'
import { BackupError, backUpSqlite } from '#platform/server/db/back-up-sqlite.ts'
import { CommandError, runCommand, UsageError } from './command.ts'

await runCommand(
  'backup -- FILE',
  {},
  async ({ positionals, config }) => {
    const [target, ...rest] = positionals
    if (!target || rest.length > 0) throw new UsageError()
    const settings = config()
    if (settings.database.url)
      throw new BackupError(
        'The data is in PostgreSQL (DATABASE_URL): back it up with pg_dump; see docs/operations.md.',
      )
    requireSqliteFile(settings.server.dataDir)
    console.error(`Database: ${describeDatabase(settings)}`)
    // Contains keys and password hashes: readable for their owner only.
    process.umask(0o077)
    const bytes = backUp(sqliteFile(settings.server.dataDir), resolve(target))
    console.log(`${target} holds the data as it was now: ${(bytes / 1e6).toFixed(1)} MB, checked.`)
  },
  [BackupError],
)

function backUp(file: string, target: string): number {
  try {
    return backUpSqlite(file, target)
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new CommandError(`The backup failed: ${error instanceof Error ? error.message : error}.`)
  }
}
