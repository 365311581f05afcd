import { expect, test } from 'vitest'
import { noProgress } from '#features/modules/web/state/get-progress.ts'
import type { Progress } from '#features/progress/contract.ts'
import { withAttempt } from './note-attempt.ts'

const progress: Progress = {
  ...noProgress,
  completedModules: [1, 3],
  attendedModules: [4],
  completedCount: 1,
  classProgress: 1,
  latestModule: 1,
}

const passed = (moduleNumber: number) => ({ moduleNumber, questionCount: 10, question: null })
const at = (moduleNumber: number, position: number) => ({
  moduleNumber,
  questionCount: 10,
  question: { ...question, position },
})
const question = { question: '', options: [], tried: [], hint: null, section: '' }

test('a quiz is under way from its second question on, and no more once it is passed', () => {
  expect(withAttempt(progress, at(2, 1))).toBe(progress)
  const begun = withAttempt(progress, at(2, 4))
  expect(begun.openQuizzes).toEqual([{ moduleNumber: 2, position: 4, questionCount: 10 }])
  expect(withAttempt(begun, at(2, 4))).toBe(begun)
  expect(withAttempt(begun, at(2, 5)).openQuizzes).toMatchObject([{ position: 5 }])
  expect(withAttempt(begun, passed(2))).toMatchObject({ openQuizzes: [], completedModules: [1, 2, 3] })
  expect(withAttempt(begun, at(2, 1)).openQuizzes).toEqual([])
})

test('a completed module closes its gap: both runs go on behind it', () => {
  expect(withAttempt(progress, passed(2))).toEqual({
    ...progress,
    completedModules: [1, 2, 3],
    completedCount: 3,
    classProgress: 4,
    latestModule: 2,
  })
})

test('a module out of order moves no run', () => {
  expect(withAttempt(progress, passed(9))).toMatchObject({
    completedModules: [1, 3, 9],
    completedCount: 1,
    classProgress: 1,
  })
})

test('a module completed before changes nothing', () => {
  expect(withAttempt(progress, passed(3))).toBe(progress)
})
