// `npm run import-accounts -- users.json --hash-config hash-config.json`: what `firebase auth:export` wrote. Idempotent.
import { readFileSync } from 'node:fs'
import {
  ImportFileError,
  readExportedUsers,
  readHashConfig,
} from '#features/identity/server/import/import-file.ts'
import {
  type ImportNote,
  importAccounts,
} from '#features/identity/server/operations/account/import-accounts.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import { type Call, runCommand, UsageError, withDatabase } from './command.ts'

const usage = 'import-accounts -- users.json [--hash-config hash-config.json]'
const options = { 'hash-config': { type: 'string' } } as const

await runCommand(usage, options, takeOver, [ImportFileError])

async function takeOver({ values, positionals, config }: Call<typeof options>): Promise<void> {
  const [usersFile, ...rest] = positionals
  if (!usersFile || rest.length > 0) throw new UsageError()
  const hashConfigFile = values['hash-config']
  const users = readExportedUsers(usersFile, read(usersFile))
  const parameters = hashConfigFile ? readHashConfig(hashConfigFile, read(hashConfigFile)) : undefined
  const { taken, incomplete, skipped } = await withDatabase(config(), (db) =>
    importAccounts({ db, clock: systemClock }, users, parameters),
  )
  print('skipped', skipped)
  print('imported, but', incomplete)
  console.log(`${users.length} accounts in ${usersFile}: ${taken} imported, ${skipped.length} skipped.`)
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
