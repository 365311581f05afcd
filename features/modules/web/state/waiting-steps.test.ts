import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetStep, keepPlace, keepStep, readPlace, waitingSteps } from './waiting-steps.ts'

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
  for (const number of [3, 1, 3]) keepStep('lessonsRead', number)

  expect(waitingSteps('lessonsRead')).toEqual([1, 3])
})

it('is known to the account that read it alone', () => {
  store.set('userEmail', 'amina@example.org')
  keepStep('lessonsRead', 2)
  expect(waitingSteps('lessonsRead')).toEqual([2])

  store.set('userEmail', 'chidi@example.org')

  expect(waitingSteps('lessonsRead')).toEqual([])
})

it('counts for the account that logs in after it was read', () => {
  keepStep('lessonsRead', 1)

  store.set('userEmail', 'amina@example.org')
  keepStep('lessonsRead', 3)

  expect(waitingSteps('lessonsRead')).toEqual([1, 3])
})

it('is no longer kept once the server knows of it, other lessons are', () => {
  keepStep('lessonsRead', 1)
  store.set('userEmail', 'amina@example.org')
  for (const number of [1, 3]) keepStep('lessonsRead', number)

  forgetStep('lessonsRead', 1)

  expect(waitingSteps('lessonsRead')).toEqual([3])
})

it('a film that was watched is kept apart from the lesson of its module', () => {
  keepStep('filmsWatched', 2)

  expect(waitingSteps('filmsWatched')).toEqual([2])
  expect(waitingSteps('lessonsRead')).toEqual([])
})

it('the place where a reader stopped is kept until they leave it', () => {
  keepPlace(3, 'who-holds-the-keys')
  keepPlace(4, 'what-a-coin-is')
  expect(readPlace(3)).toBe('who-holds-the-keys')

  keepPlace(3, null)

  expect(readPlace(3)).toBeNull()
  expect(readPlace(4)).toBe('what-a-coin-is')
})

it.each(['no JSON', '[]', 'null', '{"":3}', '{"":{"3":7}}'])(
  'what is stored in another shape counts as nothing: %s',
  (broken) => {
    store.set('lessonsRead', broken)
    store.set('lessonPlaces', broken)

    expect(waitingSteps('lessonsRead')).toEqual([])
    expect(readPlace(3)).toBeNull()
  },
)
