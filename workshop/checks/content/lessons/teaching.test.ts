import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../loading.ts'
import type { QuestionText } from '../quizzes/quiz-text.ts'
import { sampleLesson, sampleQuestion } from '../samples.ts'
import { findTeachingFaults } from './teaching.ts'

const lesson = sampleLesson(`# Wallets

## What it is

A wallet keeps the keys that let you move coins.

## Fees

The network charges a fee for each payment. Validators earn it.

## What to remember

- Keys move coins. A fee goes to validators.
`)
const faults = (parts: Partial<QuestionText>) =>
  findTeachingFaults(
    {
      file: 'quizzes/module-1.yaml',
      moduleNumber: 1,
      language: 'en',
      questions: [
        sampleQuestion({
          question: 'Who earns the fee of a payment?',
          options: ['The validators', 'The bank', 'The sender'],
          ...parts,
        }),
      ],
    },
    lesson,
    'en',
  )

describe('a question', () => {
  it('whose section teaches the answer has no fault', () => {
    expect(faults({ section: 'fees' })).toEqual([])
  })

  it('points to a section that is there', () => {
    expect(faults({ section: 'fee' })).toEqual([
      {
        file: 'quizzes/module-1.yaml',
        line: 1,
        reason: 'sample: the lesson has no section "fee"; it has what-it-is, fees, what-to-remember',
      },
    ])
  })

  it('points to the section that speaks of it, not to another', () => {
    expect(faults({ section: 'what-it-is' })).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('speaks less of this than "fees"') }),
    ])
  })

  it('asks what a section teaches at all', () => {
    const foreign = {
      question: 'Which tree grows dates?',
      options: ['A palm tree', 'An oak', 'A pine'],
      section: 'fees',
    }
    expect(faults(foreign)).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('hardly a word') }),
    ])
  })

  it('may be taught in words that its explanation uses', () => {
    const figurative = {
      question: 'Why so?',
      options: ['To reward good work', 'By law', 'By habit'],
      section: 'fees',
    }
    expect(faults(figurative)).toHaveLength(1)
    expect(faults({ ...figurative, explanation: 'Validators earn the fee of each payment.' })).toEqual([])
  })
})

describe('of our own questions', () => {
  const { base } = loadContent(join(import.meta.dirname, '../../../../content'))

  it('nine of ten are noticed when they point to another section of their lesson', () => {
    const noticed = base.lessons.flatMap((lesson) =>
      base.quizzes
        .filter(({ moduleNumber }) => moduleNumber === lesson.moduleNumber)
        .flatMap((quiz) =>
          quiz.questions.flatMap((question) =>
            lesson.sections
              .slice(0, -1)
              .filter(({ anchor }) => anchor !== question.section)
              .map(({ anchor }) => {
                const questions = [{ ...question, section: anchor }]
                return findTeachingFaults({ ...quiz, questions }, lesson, base.language).length
              }),
          ),
        ),
    )
    expect(noticed.length).toBeGreaterThan(300)
    expect(noticed.filter((count) => count === 1).length / noticed.length).toBeGreaterThan(0.9)
  })
})
