import { CompiledQuery } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#server/open-database.ts'
import { createBareDatabase } from '#server/testing/test-database.ts'

it('a SQLite database survives a power cut: WAL with full synchronisation, foreign keys on', async () => {
  const db = openAddress(await createBareDatabase('sqlite'))
  onTestFinished(() => db.destroy())
  const pragma = async (name: string) => {
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`pragma ${name}`))
    return Object.values(rows[0] ?? {})[0]
  }

  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
})
