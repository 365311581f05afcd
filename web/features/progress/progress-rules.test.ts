import { describe, expect, test } from 'vitest'
import type { Progress } from '#contract/progress.ts'
import { classRowState, quizRowState } from './row-state.ts'

const modules = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function progress(classProgress: number, completedModules: number[] = []): Progress {
  return { completedModules, attendedModules: [], completedCount: 0, classProgress, latestModule: null }
}

describe('class row', () => {
  test('of module 1 is open to a new learner, all others are locked', () => {
    expect(modules.map((n) => classRowState(progress(0), n))).toEqual([
      'open',
      ...Array<string>(8).fill('locked'),
    ])
  })

  test('is checked before the class progress, open at it and locked after it', () => {
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
  test('is locked until the class of its module was attended', () => {
    expect(modules.map((n) => quizRowState(progress(0), n))).toEqual(Array<string>(9).fill('locked'))
    expect(quizRowState(progress(1), 1)).toBe('open')
    expect(quizRowState(progress(1), 2)).toBe('locked')
  })

  test('is checked when its own quiz is completed, not when a later one is', () => {
    expect(quizRowState(progress(4, [1, 2, 4]), 4)).toBe('checked')
    expect(quizRowState(progress(4, [1, 2, 4]), 3)).toBe('open')
  })

  test('of a quiz completed out of order is checked although its class is locked', () => {
    expect(quizRowState(progress(0, [9]), 9)).toBe('checked')
    expect(classRowState(progress(0, [9]), 9)).toBe('locked')
  })
})
