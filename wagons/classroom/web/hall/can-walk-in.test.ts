import { expect, test } from 'vitest'
import { isFitFor } from './can-walk-in.ts'

test.each([0.25, 0.5, 1, 2])('a device with %d GB of memory is not offered the hall', (deviceMemory) => {
  expect(isFitFor({ deviceMemory })).toBe(false)
})

test('a device with more memory is offered the hall, and one that does not tell', () => {
  expect(isFitFor({ deviceMemory: 4 })).toBe(true)
  expect(isFitFor({})).toBe(true)
})

test('who saves data is not offered the hall', () => {
  expect(isFitFor({ deviceMemory: 8, connection: { saveData: true } })).toBe(false)
  expect(isFitFor({ deviceMemory: 8, connection: { saveData: false } })).toBe(true)
})
