import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { keepFilmPlace, readFilmPlace } from './kept-place.ts'

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})

afterAll(() => vi.unstubAllGlobals())

it('each film has a place of its own, the beginning where it was not begun or is over', () => {
  keepFilmPlace(3, 12.4)
  keepFilmPlace(4, 2)
  keepFilmPlace(4, 0)

  expect([3, 4, 5].map(readFilmPlace)).toEqual([12.4, 0, 0])
})

it.each(['', 'null', '[]', '{', '{"3":"far"}', '{"3":-2}', '{"3":null}'])(
  'what is stored as %j leads to the beginning, and a place can be kept',
  (broken) => {
    store.set('filmPlaces', broken)
    expect(readFilmPlace(3)).toBe(0)
    keepFilmPlace(3, 1.5)
    expect(readFilmPlace(3)).toBe(1.5)
  },
)

it('without storage every film begins at its beginning', () => {
  vi.stubGlobal('localStorage', undefined)
  keepFilmPlace(3, 12.4)

  expect(readFilmPlace(3)).toBe(0)
})
