import { describe, expect, it } from 'vitest'
import type { Film } from '#features/films/contract.ts'
import type { Films } from '#features/films/server/film.ts'
import { findWantedFilms, RenderError } from './wanted-films.ts'

const film = (moduleNumber: number, language: string, video?: string): Film => ({
  moduleNumber,
  language,
  title: `${moduleNumber}`,
  ms: 0,
  scenes: [],
  ...(video !== undefined && { video }),
})
const localized = (...films: Film[]) => new Map(films.map((one) => [one.language, one]))
const films: Films = {
  isOwn: true,
  languages: ['en', 'fr'],
  byModule: new Map([
    [1, localized(film(1, 'en'), film(1, 'fr'))],
    [2, localized(film(2, 'en'))],
    [4, localized(film(4, 'en', '/films/en/a.webm'))],
  ]),
}
const wanted = (module?: string, language?: string) =>
  findWantedFilms(films, { module, language }).map((one) => `${one.moduleNumber} ${one.language}`)

describe('the films to render', () => {
  it('are all that are drawn, unless a module or a language is named', () => {
    expect(wanted()).toEqual(['1 en', '1 fr', '2 en'])
    expect(wanted('1')).toEqual(['1 en', '1 fr'])
    expect(wanted(undefined, 'fr')).toEqual(['1 fr'])
    expect(wanted('2', 'en')).toEqual(['2 en'])
  })

  it.each([
    ['3', undefined, 'no film of module 3; there are films of 1, 2, 4'],
    ['one', undefined, 'no film of module one'],
    ['1', 'sw', 'no films in "sw"; the languages are en, fr'],
    ['2', 'fr', 'no film of this module in this language'],
    ['4', undefined, 'is a video already'],
  ])('of module %s in %s are none, which is said in words', (module, language, reason) => {
    expect(() => wanted(module, language)).toThrow(RenderError)
    expect(() => wanted(module, language)).toThrow(reason)
  })
})
