import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../loading.ts'
import { sampleQuestion } from '../samples.ts'
import {
  echoingOptions,
  findGuessingFaults,
  measureGuessing,
  mostByChance,
  mostByGuessing,
  scoreOf,
  strategies,
} from './guessing.ts'
import type { QuestionText } from './quiz-text.ts'

const bank = (each: (index: number) => Partial<QuestionText>) =>
  Array.from({ length: 60 }, (_, index) => sampleQuestion({ id: `question-${index}`, ...each(index) }))
const reasons = (questions: QuestionText[]) =>
  findGuessingFaults('quizzes', questions, 'en').map(({ reason }) => reason)

const even = bank((index) => ({
  options: ['one of these', 'two of these', 'six of these'],
  right: index % 3,
}))

describe('a bank of questions', () => {
  it('in which guessing does not help has no faults', () => {
    expect(reasons(even)).toEqual([])
  })

  it('has the right option as the longest in at most 35 %, and each one to change is named', () => {
    const longest = even.map((question, index) =>
      index % 5 < 2
        ? {
            ...question,
            options: question.options.map((option, at) => (at === question.right ? `${option}!` : option)),
          }
        : {
            ...question,
            options: question.options.map((option, at) => (at === question.right ? option : `${option}!`)),
          },
    )
    const found = reasons(longest)
    expect(found).toContainEqual(expect.stringContaining('longest in 40 % (at most 35 %)'))
    expect(found.filter((reason) => reason.includes('is the longest; one of those'))).toHaveLength(24)
  })

  it('has right options of the length of the others, within 15 %', () => {
    const short = even.map((question) => ({ ...question, options: ['aaaa', 'aaaa', 'aaaa'] }))
    const lengthOfRight = (length: number) =>
      short.map((question) => ({
        ...question,
        options: question.options.map((option, at) =>
          at === question.right ? 'b'.repeat(length) : option.repeat(5),
        ),
      }))
    expect(measureGuessing(lengthOfRight(16), 'en').lengthRatio).toBeCloseTo(0.8)
    expect(reasons(lengthOfRight(16))).toContainEqual(expect.stringContaining('0.80 times as long'))
    expect(reasons(lengthOfRight(18)).filter((reason) => reason.includes('times as long'))).toEqual([])
  })

  it('has the right option repeat a word of the question no more often than chance, and names where', () => {
    const echo = (rightOnes: number) =>
      bank((index) => ({
        question: 'What does a wallet keep?',
        options: ['some coins', 'some keys', 'some cash'].map((option, at) =>
          at === (index < rightOnes ? index % 3 : (index + 1) % 3) ? `wallet ${option}` : `little ${option}`,
        ),
        right: index % 3,
      }))
    expect(measureGuessing(echo(20), 'en').echoes).toEqual({
      questions: 60,
      right: 20,
      expected: expect.closeTo(20),
      most: 27,
    })
    expect(reasons(echo(20)).filter((reason) => reason.includes('repeats'))).toEqual([])
    const found = reasons(echo(28))
    expect(found).toContainEqual(
      expect.stringContaining('repeats a word of the question 28 times, and chance explains 27'),
    )
    expect(found.filter((reason) => reason.includes('repeats a word of the question; one of'))).toHaveLength(
      28,
    )
  })

  it('has no more than half of its right options at one place', () => {
    const found = reasons(even.map((question, index) => ({ ...question, right: index % 5 < 3 ? 1 : 2 })))
    expect(found).toContainEqual(expect.stringContaining('at place 2 in 60 % (at most 50 %)'))
  })

  it('gives no way of guessing more than 35 %', () => {
    const found = reasons(
      even.map((question, index) => ({ ...question, right: index % 9 < 4 ? 0 : 1 + (index % 2) })),
    )
    expect(found).toEqual([
      expect.stringContaining('always picks the first option in the file has 47 % right'),
    ])
  })

  it('does not hedge what is true, nor overstate what is not, in more than 35 %', () => {
    const tone = (right: string, wrong: string) =>
      reasons(
        even.map((question, index) => ({
          ...question,
          options: question.options.map(
            (option, at) => `${option} ${index % 2 ? '' : at === question.right ? right : wrong}`,
          ),
        })),
      ).filter((reason) => reason.includes('who always picks'))
    expect(tone('often', 'daily')).toEqual([
      expect.stringContaining('picks the option with the most hedges has 67 % right'),
      expect.stringContaining('most hedges and the fewest absolutes has 67 % right'),
    ])
    expect(tone('daily', 'never')).toEqual([
      expect.stringContaining('picks the option with the fewest absolutes has 67 % right'),
      expect.stringContaining('most hedges and the fewest absolutes has 67 % right'),
    ])
  })

  it('is left alone while it is small, for a few questions have their luck', () => {
    expect(reasons(even.slice(0, 29).map((question) => ({ ...question, right: 0 })))).toEqual([])
  })
})

describe('a figure of guessing', () => {
  it('counts a tie as its fraction', () => {
    const tied = sampleQuestion({ options: ['long one', 'long two', 'short'], right: 0 })
    expect(scoreOf(strategies['the longest option'], [tied], 'en')).toBe(0.5)
  })

  it('takes forms of a word for the same, and leaves out words without content', () => {
    const asked = (options: string[]) =>
      echoingOptions(sampleQuestion({ question: 'How do you send a payment to your mother?', options }), 'en')
    expect(asked(['By sending it', 'With your phone', 'In a shop'])).toEqual([0])
    expect(asked(['It is sent to you', 'How you do it', 'Payments', 'Her payment'])).toEqual([])
  })

  it('asks of chance what independent events reach in one of forty cases', () => {
    expect(mostByChance([])).toBe(0)
    expect(mostByChance(Array(4).fill(0.5))).toBe(4)
    expect(mostByChance(Array(10).fill(0.5))).toBe(8)
    expect(mostByChance(Array(10).fill(0.25))).toBe(5)
  })
})

const { base, translations } = loadContent(join(import.meta.dirname, '../../../../content'))
const languages = [base, ...translations].map(
  (edition) => [edition.language, edition.quizzes.flatMap(({ questions }) => questions)] as const,
)

describe.each(languages)('who has not read our lessons in %s', (language, questions) => {
  it.each(Object.entries(strategies))('and always picks %s has at most 35 % right', (_name, strategy) => {
    expect(scoreOf(strategy, questions, language)).toBeLessThanOrEqual(mostByGuessing)
  })
})
