import { expect, it } from 'vitest'
import { directionOf, pageLanguages } from './languages.ts'

it('a language is written from right to left where its script is', () => {
  expect(pageLanguages.map(directionOf)).toEqual(['ltr', 'ltr'])
  expect(directionOf('ar')).toBe('rtl')
})
