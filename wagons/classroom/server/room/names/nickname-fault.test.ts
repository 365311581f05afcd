import { expect, it } from 'vitest'
import { isMisleading } from './nickname-fault.ts'

it.each([
  'a＠b.c',
  'ada@example.org',
  'evil․com',
  'evil.com',
  'evil。com',
  'evil・com',
  'ｗｗｗ．evil',
  't.me/ada',
  '+33 6 12 34 56 78',
  '06.12.34.56.78',
  '٠٦١٢٣٤٥٦٧',
  '① ② ③ ④ ⑤ ⑥ ⑦',
])('%j leads away from the class', (name) => {
  expect(isMisleading(name)).toBe(true)
})

it.each(['Aлex', 'μTorrent', 'Аdа', 'Ꮋost', 'Anna-Mаria'])('%j has a word of two alphabets', (name) => {
  expect(isMisleading(name)).toBe(true)
})

it.each([
  'Ada',
  'J. R. R. Tolkien',
  'J.R.',
  'Zoé 2009',
  'Иван',
  'Иван Smith',
  'О’Нил',
  'Anna-Мария',
  '東京タワー',
  'Kポップ',
  '한국A',
  'علي‌رضا',
  'गीता',
  '👋🏽',
  '☆',
  'ⰀⰁ',
])('%j is a name', (name) => {
  expect(isMisleading(name)).toBe(false)
})
