import { expect, test } from 'vitest'
import { moduleNumberOf } from './module-number.ts'
import { moduleInAddress } from './stations.ts'

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

test.each([
  ['/dashboard', '#module-3', 3],
  ['/dashboard', '', null],
  ['/dashboard', '#module-10', null],
  ['/dashboard', '#content', null],
  ['/module/4', '', 4],
  ['/module/4/', '', 4],
  ['/lesson/5', '#what-to-remember', 5],
  ['/practice/6', '', 6],
  ['/success', '', null],
])('%s%s is about module %j', (pathname, hash, moduleNumber) => {
  expect(moduleInAddress({ pathname, hash })).toBe(moduleNumber)
})

test('a quiz outside 1 to 9 is about module 1, as on the quiz page', () => {
  expect(moduleInAddress({ pathname: '/module/12', hash: '' })).toBe(1)
})
