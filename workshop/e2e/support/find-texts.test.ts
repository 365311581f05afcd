import { expect, test } from 'vitest'
import { findTexts } from './find-texts.ts'

const short = '40 cents'
const long = 'It runs the servers to which the posts go'

test.each([
  '"40 cents"',
  "answer:'40 cents'",
  'e.answer=`40 cents`;',
  '["10 cents","40 cents"]',
  '{\\"answer\\":\\"40 cents\\"}',
  '<li>40 cents</li>',
  'answer: 40 cents\nhint: none',
  '- 40 cents',
  'a|40 cents|b',
  'About 40 cents, and then "40 cents"',
])('a short text that stands by itself is found: %s', (file) => {
  expect(findTexts(file, [short])).toEqual([short])
})

test.each([
  'A fee of about 40 cents.',
  '0.0002 (about 40 cents)',
  '40 cents of fees',
  'costs 140 cents',
  '40 centsx',
])('a short text beside another word is part of a sentence: %s', (file) => {
  expect(findTexts(file, [short])).toEqual([])
})

test('a text of more than three words is found wherever it stands', () => {
  expect(findTexts(`Because it is so: ${long}, as we know`, [long])).toEqual([long])
  expect(findTexts(`x${long}x`, [long])).toEqual([long])
})
