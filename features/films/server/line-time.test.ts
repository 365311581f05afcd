import { expect, it } from 'vitest'
import { lineTime } from './film.ts'

it.each([
  ['Yes.', 2000],
  ['a'.repeat(17), 2000],
  ['a'.repeat(18), 2050],
  ['Your address is the slot.', 2575],
  ['é'.normalize('NFC').repeat(40), 3700],
  ['🔑'.repeat(20), 2200],
])('a line stays 700 ms and 75 for each character, two seconds at least: %s', (text, ms) => {
  expect(lineTime(text)).toBe(ms)
})
