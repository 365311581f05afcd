import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { prepareOnce } from './sqlite.ts'

it('keeps a statement prepared while it is asked for, and drops it after as many others', () => {
  const { prepare, close } = prepareOnce(new DatabaseSync(':memory:'), 3)
  const [often, once] = [prepare('select 1'), prepare('select 2')]

  for (const sql of ['select 3', 'select 1', 'select 4', 'select 1', 'select 5']) prepare(sql)

  expect(prepare('select 1')).toBe(often)
  expect(prepare('select 2')).not.toBe(once)
  expect(once.all([])).toEqual([{ 2: 2 }])
  close()
})
