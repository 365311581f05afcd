import { beforeAll, expect, test, vi } from 'vitest'
import { noProgress } from '#features/modules/web/state/get-progress.ts'
import type { Progress } from '#features/progress/contract.ts'
import { roadOf, type Site } from './road.ts'

beforeAll(() => {
  vi.stubGlobal('FILM_MINUTES', { 1: 2.5 })
  vi.stubGlobal('LESSON_MINUTES', { 1: 7 })
  vi.stubGlobal('PRACTICE_MINUTES', { 1: 4 })
  return () => vi.unstubAllGlobals()
})

const whole: Site = { hasFilm: true, hasPractice: true }
const states = (progress: Partial<Progress>, site = whole) =>
  roadOf({ ...noProgress, ...progress }, 1, site).map(({ step, state }) => `${step} ${state}`)

const read = { attendedModules: [1], lessonModules: [1], classProgress: 1 }
const underWay = { openQuizzes: [{ moduleNumber: 1, position: 4, questionCount: 10 }] }

test('film, lesson, exercise and quiz come one after the other, each with its minutes', () => {
  expect(roadOf(noProgress, 1, whole)).toEqual([
    { step: 'film', minutes: 2.5, state: 'now' },
    { step: 'lesson', minutes: 7, state: 'open' },
    { step: 'practice', minutes: 4, state: 'optional' },
    { step: 'quiz', minutes: 5, state: 'locked' },
  ])
})

test.each<[string, Partial<Progress>, string[]]>([
  [
    'the film was watched',
    { filmModules: [1] },
    ['film done', 'lesson now', 'practice optional', 'quiz locked'],
  ],
  [
    'the lesson was read without the film, which stays for those who want it',
    read,
    ['film optional', 'lesson done', 'practice now', 'quiz open'],
  ],
  [
    'the class was visited, which is film and lesson in one',
    { attendedModules: [1], classProgress: 1 },
    ['film done', 'lesson done', 'practice now', 'quiz open'],
  ],
  [
    'the exercise is done',
    { ...read, filmModules: [1], practisedModules: [1] },
    ['film done', 'lesson done', 'practice done', 'quiz now'],
  ],
  [
    'the exercise is done before the lesson',
    { practisedModules: [1] },
    ['film now', 'lesson open', 'practice done', 'quiz locked'],
  ],
  [
    'the quiz was begun, from wherever',
    underWay,
    ['film optional', 'lesson open', 'practice optional', 'quiz now'],
  ],
])('after that comes what is next: %s', (_, progress, expected) => {
  expect(states(progress)).toEqual(expected)
})

test('a module without a film, and a site without exercises, have no mark for them', () => {
  const site = { hasFilm: false, hasPractice: false }
  expect(states({}, site)).toEqual(['lesson now', 'quiz locked'])
  expect(states(read, site)).toEqual(['lesson done', 'quiz now'])
})
