import { expect, it } from 'vitest'
import { numberInWords } from './number-words.ts'

it('small numbers are words of the language, large ones figures as it writes them', () => {
  expect([2, 9, 12, 13].map((number) => numberInWords(number, 'en'))).toEqual(['two', 'nine', 'twelve', '13'])
  expect([5, 10, 1300].map((number) => numberInWords(number, 'fr'))).toEqual(['cinq', 'dix', '1\u202f300'])
  expect(numberInWords(9, 'pt-BR')).toBe('9')
})
