import { describe, expect, test } from 'vitest'
import { noProgress } from '#features/modules/web/state/get-progress.ts'
import type { Progress } from '#features/progress/contract.ts'
import { classRowState, isLocked, nextStop, quizRowState, withAttendance } from './progress-rules.ts'

const modules = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function progress(classProgress: number, completedModules: number[] = []): Progress {
  return {
    ...noProgress,
    completedModules,
    classProgress,
  }
}

describe('class row', () => {
  test('of module 1 is open to a new learner, all others are locked', () => {
    expect(modules.map((n) => classRowState(progress(0), n))).toEqual([
      'open',
      ...Array<string>(8).fill('locked'),
    ])
  })

  test('is checked before the class progress, open at it and locked after it (S4.27)', () => {
    expect(modules.map((n) => classRowState(progress(3), n))).toEqual([
      ...Array<string>(3).fill('checked'),
      'open',
      ...Array<string>(5).fill('locked'),
    ])
  })

  test('is checked for all nine at the end of the line', () => {
    expect(modules.map((n) => classRowState(progress(9), n))).toEqual(Array<string>(9).fill('checked'))
  })
})

describe('quiz row', () => {
  test('is locked until the class of its module was attended (S4.28)', () => {
    expect(modules.map((n) => quizRowState(progress(0), n))).toEqual(Array<string>(9).fill('locked'))
    expect(quizRowState(progress(1), 1)).toBe('open')
    expect(quizRowState(progress(1), 2)).toBe('locked')
  })

  test('is checked when its own quiz is completed, not when a later one is (S4.28)', () => {
    expect(quizRowState(progress(4, [1, 2, 4]), 4)).toBe('checked')
    expect(quizRowState(progress(4, [1, 2, 4]), 3)).toBe('open')
  })

  test('of a quiz that is under way is open, whatever was left out before it', () => {
    const begun = { ...progress(0), openQuizzes: [{ moduleNumber: 3, position: 2, questionCount: 10 }] }
    expect(modules.map((n) => quizRowState(begun, n)).indexOf('open')).toBe(2)
    expect(isLocked(begun, 3)).toBe(false)
    expect(isLocked(begun, 2)).toBe(true)
  })

  test('of a quiz completed out of order is checked although its class is locked (S6.5)', () => {
    expect(quizRowState(progress(0, [9]), 9)).toBe('checked')
    expect(classRowState(progress(0, [9]), 9)).toBe('locked')
  })
})

const line = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function completed(...completedModules: number[]): Progress {
  return {
    ...noProgress,
    completedModules,
  }
}

test('a new learner starts at module 1', () => {
  expect(nextStop(completed(), line)).toBe(1)
})

test('a gap comes before what lies beyond it', () => {
  expect(nextStop(completed(9, 1, 3), line)).toBe(2)
})

test('after all nine there is no next stop', () => {
  expect(nextStop(completed(...line), line)).toBeNull()
})

function attended(classProgress: number, ...attendedModules: number[]): Progress {
  return {
    ...noProgress,
    attendedModules,
    classProgress,
  }
}

test('the class at the stop moves class progress by one (S4.29)', () => {
  expect(withAttendance(attended(2, 1, 2), 3)).toEqual(attended(3, 1, 2, 3))
})

test('visiting a class again changes nothing', () => {
  const progress = attended(2, 1, 2)
  expect(withAttendance(progress, 1)).toBe(progress)
})

test('a class behind the stop is remembered and moves nothing', () => {
  expect(withAttendance(attended(3, 3), 1)).toEqual(attended(3, 1, 3))
})

test('class progress never passes a class that was skipped', () => {
  expect(withAttendance(attended(1, 1), 3)).toEqual(attended(1, 1, 3))
})

test('a class that is visited after its lesson was read is called a class', () => {
  const progress = { ...attended(1, 1), lessonModules: [1] }
  expect(withAttendance(progress, 1)).toEqual(attended(1, 1))
})
