import { expect, it } from 'vitest'
import { readTableKeys } from './table-keys.ts'

it('has every table with its primary key, after those that it refers to', async () => {
  const keys = await readTableKeys()
  const tables = [...keys.keys()]

  expect(keys.get('completions')).toEqual(['account_id', 'module_number'])
  expect(keys.get('class_seats')?.toSorted()).toEqual(['account_id', 'module_number'])
  expect(tables.indexOf('accounts')).toBeLessThan(tables.indexOf('operators'))
  expect(tables.indexOf('attempts')).toBeLessThan(tables.indexOf('completions'))
  expect(tables.indexOf('held_classes')).toBeLessThan(tables.indexOf('class_lines'))
  expect([...keys.values()].every((key) => key.length > 0)).toBe(true)
  expect(tables.filter((name) => /kysely|sqlite/.test(name))).toEqual([])
})
