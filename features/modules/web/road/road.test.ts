import { beforeAll, expect, test, vi } from 'vitest'
import type { Progress } from '#features/progress/contract.ts'
import { noProgress } from '../state/get-progress.ts'
import { roadOf, type Site, type Step } from './road.ts'
import { stepsLeft } from './steps-left.ts'

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

test('a module whose quiz is passed has its quiz and its lesson ticked, and nothing left to do', () => {
  const passed = { completedModules: [1] }
  expect(states(passed)).toEqual(['film optional', 'lesson done', 'practice now', 'quiz done'])
  expect(stepsLeft(roadOf({ ...noProgress, ...passed }, 1, whole))).toEqual([])
})

test('a lesson that was read ahead of its turn is ticked in its module', () => {
  const ahead = { attendedModules: [1], lessonModules: [1], classProgress: 0 }
  expect(states(ahead)).toEqual(['film optional', 'lesson done', 'practice now', 'quiz open'])
})

test.each<[Step | undefined, Partial<Progress>, string]>([
  [undefined, {}, 'film lesson practice quiz'],
  ['film', { filmModules: [1] }, 'lesson practice quiz'],
  ['film', { ...read, filmModules: [1] }, 'practice quiz'],
  ['lesson', read, 'practice quiz film'],
  ['lesson', { ...read, practisedModules: [1] }, 'quiz film'],
  ['practice', { practisedModules: [1] }, 'quiz film lesson'],
  ['practice', { practisedModules: [1], filmModules: [1] }, 'quiz lesson'],
  ['practice', { ...read, practisedModules: [1], filmModules: [1] }, 'quiz'],
  ['film', { ...underWay, filmModules: [1] }, 'quiz lesson practice'],
])(
  'right after a step comes the one behind it, and what was passed over last: after %s of %j',
  (after, progress, left) => {
    const road = roadOf({ ...noProgress, ...progress }, 1, whole)
    expect(
      stepsLeft(road, after)
        .map(({ step }) => step)
        .join(' '),
    ).toBe(left)
  },
)
