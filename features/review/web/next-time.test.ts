import { expect, test } from 'vitest'
import { nextTime } from './day-plan.ts'

const monday = new Date(2026, 10, 30, 21, 30).getTime()

test.each([
  ['later the same day', new Date(2026, 10, 30, 23, 59), 'The next questions come later today.'],
  ['a few hours later, on the next day', new Date(2026, 11, 1, 0, 0), 'The next questions come tomorrow.'],
  ['at the end of the next day', new Date(2026, 11, 1, 23, 59), 'The next questions come tomorrow.'],
  ['on any other day', new Date(2026, 11, 2, 0, 0), 'The next questions come on Wednesday December 2.'],
])('%s', (_, at, words) => {
  expect(nextTime(at.getTime(), monday).replace(',', '')).toBe(words)
})

test('what is due already comes today', () => {
  expect(nextTime(monday - 1, monday)).toBe('The next questions come later today.')
})
