import { CompiledQuery } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { migrate } from './migrate.ts'

async function openTwice() {
  const address = await createBareDatabase('sqlite')
  const open = () => {
    const db = openAddress(address)
    onTestFinished(() => db.destroy())
    return db
  }
  return [open(), open()] as const
}

it('a SQLite database survives a power cut: WAL with full synchronisation, foreign keys on', async () => {
  const [db] = await openTwice()
  const pragma = async (name: string) => {
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`pragma ${name}`))
    return Object.values(rows[0] ?? {})[0]
  }

  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
})

it('a transaction that only reads sees one snapshot and delays no writer', async () => {
  const [reader, writer] = await openTwice()
  await migrate(reader)
  const reading = reader.transaction().setAccessMode('read only')

  const seen = await reading.execute(async (tx) => {
    const count = async () => (await tx.selectFrom('throttles').select('key').execute()).length
    const before = await count()
    const row = { key: 'a', count: 1, window_started_at: 0, expires_at: 0 }
    await writer.insertInto('throttles').values(row).execute()
    return [before, await count()]
  })

  expect(seen).toEqual([0, 0])
  expect(await reader.selectFrom('throttles').select('key').execute()).toHaveLength(1)
})
