// `npm run import-accounts -- users.json --hash-config hash-config.json`: takes over what `firebase auth:export` wrote.
// Running it again changes nothing; a server may be running meanwhile.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { readExportedUsers } from '#server/features/identity/moving-in/exported-users.ts'
import { readHashConfig } from '#server/features/identity/moving-in/hash-config.ts'
import { type ImportNote, importAccounts } from '#server/features/identity/moving-in/import-accounts.ts'
import { ImportFileError } from '#server/features/identity/moving-in/import-file.ts'
import { openDatabase } from '#server/open-database.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { SettingError } from '#server/platform/config/settings.ts'

const usage = 'Usage: npm run import-accounts -- users.json [--hash-config hash-config.json]'

try {
  await main()
} catch (error) {
  const expected = error instanceof ImportFileError || error instanceof SettingError
  console.error(expected ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const { usersFile, hashConfigFile } = readArguments()
  const users = readExportedUsers(usersFile, read(usersFile))
  const parameters = hashConfigFile ? readHashConfig(hashConfigFile, read(hashConfigFile)) : undefined
  const db = await openDatabase(readConfig(process.env))
  const { taken, incomplete, skipped } = await importAccounts({ db, clock: systemClock }, users, parameters)
  await db.destroy()
  print('skipped', skipped)
  print('taken, but', incomplete)
  console.log(`${users.length} accounts in ${usersFile}: ${taken} taken, ${skipped.length} skipped.`)
}

function readArguments(): { usersFile: string; hashConfigFile: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { 'hash-config': { type: 'string' } },
      allowPositionals: true,
    })
    const [usersFile, ...rest] = positionals
    if (usersFile && rest.length === 0) return { usersFile, hashConfigFile: values['hash-config'] }
  } catch (error) {
    console.error(String(error))
  }
  console.error(usage)
  process.exit(2)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ImportFileError(file, '', `cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function print(what: string, notes: readonly ImportNote[]): void {
  for (const { place, uid, reason } of notes) console.log(`${place} ${uid} ${what}: ${reason}`)
}
