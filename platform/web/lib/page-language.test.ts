import { expect, it } from 'vitest'
import { languageName, pageLanguages } from './page-language.ts'

it('a language of the pages is called what the browser calls it in that language', () => {
  for (const code of pageLanguages)
    expect(languageName(code)).toBe(new Intl.DisplayNames([code], { type: 'language' }).of(code))
})
