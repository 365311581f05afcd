import { describe, expect, it } from 'vitest'
import { sampleQuestion } from '../samples.ts'
import { findIdeaFaults, findLevelFaults } from './level-rules.ts'
import type { QuestionText } from './quiz-text.ts'

const quizOf = (levels: string[], moduleNumber = 1) => ({
  file: `quizzes/module-${moduleNumber}.yaml`,
  moduleNumber,
  language: 'en',
  questions: levels.map((level, index) =>
    sampleQuestion({ id: `question-${moduleNumber}-${index}`, idea: `idea-${moduleNumber}-${index}`, level }),
  ),
})
const repeat = (level: string, count: number) => Array<string>(count).fill(level)
const reasons = (...quizzes: ReturnType<typeof quizOf>[]) =>
  findLevelFaults('quizzes', quizzes).map(({ file, reason }) => `${file}: ${reason}`)
const sound = [...repeat('recall', 3), ...repeat('understand', 4), ...repeat('apply', 3)]

describe('the questions of a bank', () => {
  it('ask for memory in three of ten, for a reason in four, and put a new case in three', () => {
    expect(reasons(quizOf(sound), quizOf(sound, 2))).toEqual([])
  })

  it('ask why in at least 30 % of a module and 35 % of the bank', () => {
    const few = [...repeat('recall', 4), ...repeat('understand', 2), ...repeat('apply', 4)]
    expect(reasons(quizOf(few), quizOf(sound, 2))).toEqual([
      expect.stringMatching(/^quizzes\/module-1.yaml: 20 % of the questions ask why \(at least 30 %\)/),
      expect.stringMatching(/^quizzes: 30 % of the questions ask why \(at least 35 %\)/),
    ])
  })

  it('put a new case in at least 30 % of a module and of the bank', () => {
    const few = [...repeat('recall', 4), ...repeat('understand', 4), ...repeat('apply', 2)]
    expect(reasons(quizOf(few), quizOf(sound, 2))).toEqual([
      expect.stringMatching(
        /^quizzes\/module-1.yaml: 20 % of the questions put a new case \(at least 30 %\)/,
      ),
      expect.stringMatching(/^quizzes: 25 % of the questions put a new case \(at least 30 %\)/),
    ])
  })

  it('leave memory alone at most 40 % of a module and 35 % of the bank', () => {
    const most = [...repeat('recall', 4), ...repeat('understand', 3), ...repeat('apply', 3)]
    expect(reasons(quizOf(most), quizOf(sound, 2))).toEqual([])
    expect(reasons(quizOf(most), quizOf(most, 2))).toEqual([expect.stringMatching(/^quizzes: /)])
    const more = [...repeat('recall', 5), ...repeat('understand', 3), ...repeat('apply', 3)]
    expect(reasons(quizOf(more), quizOf(sound, 2))).toContainEqual(
      expect.stringMatching(/^quizzes\/module-1.yaml: /),
    )
  })

  it('are not divided into levels where a quiz has fewer than five', () => {
    expect(reasons(quizOf(['recall', 'recall']))).toEqual([])
  })
})

describe('a question', () => {
  const withNotes = (...notes: Partial<QuestionText>[]) => ({
    ...quizOf([]),
    questions: notes.map((note, index) => sampleQuestion({ id: `question-${index}`, ...note })),
  })

  it('has one of the three levels', () => {
    expect(reasons(withNotes({ level: 'remember' }))).toEqual([
      expect.stringContaining('the level "remember" is not known; the levels are recall, understand, apply'),
    ])
  })

  const ideas = (...quizzes: ReturnType<typeof withNotes>[]) =>
    findIdeaFaults(quizzes).map(({ reason }) => reason)

  it('tests an idea that no other question tests, in no module', () => {
    expect(ideas(withNotes({ idea: 'test-payment' }, { idea: 'saved-contact' }))).toEqual([])
    expect(ideas(withNotes({ idea: 'test-payment' }), withNotes({ idea: 'test-payment' }))).toEqual([
      expect.stringContaining('question-0 in quizzes/module-1.yaml:1 tests the idea "test-payment" already'),
    ])
  })

  it('names its idea in small letters, digits and dashes', () => {
    expect(ideas(withNotes({ idea: 'Test payment' }))).toEqual([
      expect.stringContaining('an idea is 3 to 64 small letters'),
    ])
  })
})
