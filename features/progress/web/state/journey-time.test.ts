import { expect, test } from 'vitest'
import * as inEnglish from '../dashboard.en.ts'
import * as inFrench from '../dashboard.fr.ts'
import { timeFor } from './journey-time.ts'

const say = (words: Pick<typeof inEnglish, 'hoursLeft' | 'minutesLeft'>, stations: number) => {
  const { count, unit } = timeFor(stations)
  return unit === 'hour' ? words.hoursLeft(count) : words.minutesLeft(count)
}

test('less than an hour is said in minutes', () => {
  expect([1, 2].map((stations) => say(inEnglish, stations))).toEqual([
    'about 20 minutes left',
    'about 40 minutes left',
  ])
})

test('an hour and more is said in halves of an hour', () => {
  expect([3, 4, 5, 9].map((stations) => say(inEnglish, stations))).toEqual([
    'about 1 hour left',
    'about 1.5 hours left',
    'about 1.5 hours left',
    'about 3 hours left',
  ])
})

test('a French hour and a half is one hour, with a comma', () => {
  expect([1, 3, 4, 6].map((stations) => say(inFrench, stations))).toEqual([
    'encore environ 20\u00a0minutes',
    'encore environ 1\u00a0heure',
    'encore environ 1,5\u00a0heure',
    'encore environ 2\u00a0heures',
  ])
})
