import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetLessonRead, keepPlace, markLessonRead, readLessons, readPlace } from './lessons-read.ts'

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

it('a lesson that was read stays so, once, in the order of the modules', () => {
  for (const number of [3, 1, 3]) markLessonRead(number)

  expect(readLessons()).toEqual([1, 3])
})

it('is known to the account that read it alone', () => {
  store.set('userEmail', 'amina@example.org')
  markLessonRead(2)
  expect(readLessons()).toEqual([2])

  store.set('userEmail', 'chidi@example.org')

  expect(readLessons()).toEqual([])
})

it('counts for the account that logs in after it was read', () => {
  markLessonRead(1)

  store.set('userEmail', 'amina@example.org')
  markLessonRead(3)

  expect(readLessons()).toEqual([1, 3])
})

it('is no longer kept once the server knows of it, other lessons are', () => {
  markLessonRead(1)
  store.set('userEmail', 'amina@example.org')
  for (const number of [1, 3]) markLessonRead(number)

  forgetLessonRead(1)

  expect(readLessons()).toEqual([3])
})

it('the place where a reader stopped is kept until the lesson is read', () => {
  keepPlace(3, 'who-holds-the-keys')
  keepPlace(4, 'what-a-coin-is')
  expect(readPlace(3)).toBe('who-holds-the-keys')

  markLessonRead(3)

  expect(readPlace(3)).toBeNull()
  expect(readPlace(4)).toBe('what-a-coin-is')
})

it.each(['no JSON', '[]', 'null', '{"":3}', '{"":{"3":7}}'])(
  'what is stored in another shape counts as nothing: %s',
  (broken) => {
    store.set('lessonsRead', broken)
    store.set('lessonPlaces', broken)

    expect(readLessons()).toEqual([])
    expect(readPlace(3)).toBeNull()
  },
)
