import { expect, test } from 'vitest'
import { moduleNumberOf } from './module-number.ts'

test('ids from 1 to 9 mean themselves', () => {
  const ids = Array.from({ length: MODULE_COUNT }, (_, index) => String(index + 1))
  expect(ids.map(moduleNumberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test.each(['0', '10', '-1', '1.5', '01', '1e0', ' 2', 'two', '', '٣', null, undefined])(
  'the id %j means module 1 (S9.10)',
  (id) => {
    expect(moduleNumberOf(id)).toBe(1)
  },
)
