import { expect, test } from 'vitest'
import { timeFor } from './journey-time.ts'

test('less than an hour is said in minutes', () => {
  expect([1, 2].map((stations) => timeFor(stations, 'en'))).toEqual(['20 minutes', '40 minutes'])
})

test('an hour and more is said in halves of an hour', () => {
  expect([3, 4, 5, 9].map((stations) => timeFor(stations, 'en'))).toEqual([
    '1 hour',
    '1.5 hours',
    '1.5 hours',
    '3 hours',
  ])
})

test('the words are those of the language', () => {
  expect(timeFor(4, 'fr')).toMatch(/^1,5\sheure$/)
})
