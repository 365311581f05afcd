import { expect, test } from 'vitest'
import { moduleInAddress } from './stations.ts'

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
