// `npm run copy-data -- --from sqlite:data/edutrain.sqlite --to postgres://…`, or the reverse. A repeat only compares.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openAddress, reasonOf, withoutPassword } from '#app/server/open-database.ts'
import { SettingError } from '#platform/server/config/settings.ts'
import { CopyError, type CopyReport, copyDatabase } from '#platform/server/db/copy-database.ts'
import { migrate } from '#platform/server/db/migrate.ts'

/** What a server writes into an empty database by itself: nothing of any learner. */
const madeAtStart = ['signing_keys', 'credential_keys', 'questions', 'throttles']

const usage =
  'Usage: npm run copy-data -- --from sqlite:FILE --to postgres://user:password@host:port/database'

try {
  const { from, to } = readArguments()
  const began = new Date()
  report(await copyData(from, to), began, shown(from), shown(to))
} catch (error) {
  const expected = error instanceof CopyError || error instanceof SettingError
  console.error(expected ? error.message : `Nothing was copied: ${reasonOf(error)}.`)
  process.exit(1)
}

async function copyData(from: string, to: string): Promise<CopyReport> {
  if (from === to) throw new CopyError('The source and the target are the same.')
  if (from.startsWith('sqlite:') && !existsSync(from.slice('sqlite:'.length)))
    throw new CopyError(`There is no database at ${resolve(from.slice('sqlite:'.length))}.`)
  // Contains keys and password hashes: readable for their owner only.
  process.umask(0o077)
  const source = openAddress(from)
  const target = openAddress(to)
  try {
    await migrate(target)
    return await copyDatabase(source, target, madeAtStart)
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

function report({ outcome, tables }: CopyReport, began: Date, from: string, to: string): void {
  for (const { table, rows, checksum } of tables)
    console.log(`${table.padEnd(22)}${String(rows).padStart(10)}  ${checksum.slice(0, 16)}`)
  const all = tables.reduce((sum, { rows }) => sum + rows, 0)
  console.log(
    outcome === 'same'
      ? `${to} already holds the same ${all} rows as ${from}. Nothing was copied.`
      : `Copied ${all} rows from ${from} to ${to}: counts and checksums agree.`,
  )
  console.log(`Anything written to ${from} since ${began.toISOString()} may be missing from the copy.`)
}

function shown(address: string): string {
  return address.startsWith('sqlite:')
    ? `sqlite:${resolve(address.slice('sqlite:'.length))}`
    : withoutPassword(address)
}

function readArguments(): { from: string; to: string } {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
    if (values.from && values.to) return { from: values.from, to: values.to }
  } catch (error) {
    console.error(String(error))
  }
  console.error(usage)
  process.exit(2)
}
