// `npm run backup -- FILE`: a copy of the SQLite database as it is now, while the server goes on serving.
import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { sqliteFile } from '#server/open-database.ts'
import { SettingError } from '#server/platform/config/settings.ts'
import { BackupError, backUpSqlite } from '#server/platform/db/back-up-sqlite.ts'

try {
  await main()
} catch (error) {
  const expected = error instanceof BackupError || error instanceof SettingError
  console.error(
    expected ? error.message : `There is no backup: ${error instanceof Error ? error.message : error}.`,
  )
  process.exit(1)
}

async function main(): Promise<void> {
  const [target, ...rest] = process.argv.slice(2)
  if (!target || rest.length > 0) {
    console.error('Usage: npm run backup -- FILE')
    process.exit(2)
  }
  const { server, database } = readConfig(process.env)
  if (database.url)
    throw new BackupError(
      'The data is in PostgreSQL (DATABASE_URL): back it up with pg_dump; see docs/operations.md.',
    )
  // Keys and password hashes are in there: nobody else on the machine may read it.
  process.umask(0o077)
  const bytes = await backUpSqlite(sqliteFile(server.dataDir), resolve(target))
  console.log(`${target} holds the data as it was now: ${(bytes / 1e6).toFixed(1)} MB, checked.`)
}
