import { describe, expect, it } from 'vitest'
import { pageLanguageOf } from './page-language.ts'

const languageOf = (headers: Record<string, string>, url = '/') => pageLanguageOf({ headers, url })

describe('the language of a page', () => {
  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['fr-CI,fr;q=0.9,en;q=0.5', 'fr'],
    ['de-DE,de;q=0.9,fr;q=0.4', 'fr'],
    ['ja', 'en'],
    ['*', 'en'],
  ])('is the first of the browser’s that there are pages in: %s → %s', (accepted, language) => {
    expect(languageOf({ 'accept-language': accepted })).toBe(language)
  })

  it('is English for a browser that says nothing', () => {
    expect(languageOf({})).toBe('en')
  })

  it('is the reader’s choice before the browser’s', () => {
    expect(languageOf({ 'accept-language': 'en', cookie: 'a=b; language=fr' })).toBe('fr')
    expect(languageOf({ 'accept-language': 'fr', cookie: 'language=en' })).toBe('en')
  })

  it.each(['language=xx', 'language=', 'mylanguage=en', 'language=../en'])(
    'minds no choice that there are no pages in: %s',
    (cookie) => {
      expect(languageOf({ 'accept-language': 'fr', cookie })).toBe('fr')
    },
  )

  it('is the one that the address asks for before any other', () => {
    expect(languageOf({ 'accept-language': 'en', cookie: 'language=en' }, '/login?next=a&language=fr')).toBe(
      'fr',
    )
    expect(languageOf({ 'accept-language': 'fr' }, '/?language=xx')).toBe('fr')
  })
})
