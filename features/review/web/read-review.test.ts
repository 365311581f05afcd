import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { reviewQuery } from './read-review.ts'
import { addAnswer, dropAnswers, type ReviewAnswer, waitingAnswers } from './waiting-answers.ts'

const answer = (questionId: string): ReviewAnswer => ({
  questionId,
  version: 'v',
  reviewedAt: 1,
  option: 'An option',
})
const review = { now: 5_000, questions: [], lately: [] }
const known = { ...review, ahead: 3_000 }

/** What the server gets, and how it answers: the questions that it refuses, or a status. */
let sent: (string[] | 'read')[]
let refused: readonly string[]
let status: number
let code: string
let isFull: boolean

beforeEach(() => {
  const stored = new Map<string, string>([['userEmail', 'amina@example.org']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true })
  sent = []
  refused = []
  status = 200
  code = 'unknown-question'
  isFull = false
  vi.useFakeTimers({ now: 2_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
    if (!body) {
      sent.push('read')
      return Response.json(review)
    }
    const ids = (JSON.parse(body).answers as ReviewAnswer[]).map(({ questionId }) => questionId)
    sent.push(ids)
    const isRefused = ids.some((id) => refused.includes(id))
    const answered = isRefused ? 404 : status
    return Response.json(answered === 200 ? review : { error: { code, message: 'x' } }, { status: answered })
  })
})

const read = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(reviewQuery)

test('what waits is sent at once, in place of reading, and waits no more', async () => {
  addAnswer(answer('one'))
  addAnswer(answer('two'))

  expect(await read()).toEqual(known)

  expect(sent).toEqual([['one', 'two']])
  expect(waitingAnswers()).toEqual([])
})

test('the time of the server is kept beside what it says, for the clock of the device may be wrong', async () => {
  expect(await read()).toEqual({ ...review, ahead: 3_000 })
})

test('of several answers only that which the server refuses is lost', async () => {
  addAnswer(answer('one'))
  addAnswer(answer('gone'))
  refused = ['gone']

  expect(await read()).toEqual(known)

  expect(sent).toEqual([['one', 'gone'], ['one'], ['gone'], 'read'])
  expect(waitingAnswers()).toEqual([])
})

test.each(['unknown-question', 'unknown-option', 'review-too-old'])(
  'what is refused as %s is not sent again',
  async (refusal) => {
    addAnswer(answer('one'))
    refused = ['one']
    code = refusal

    await read()

    expect(waitingAnswers()).toEqual([])
  },
)

test.each(['not-found', 'invalid-input', 'internal'])(
  '%s may be said by an older server: the review is read, and the answer waits',
  async (refusal) => {
    addAnswer(answer('one'))
    addAnswer(answer('two'))
    refused = ['one']
    code = refusal

    expect(await read()).toEqual(known)

    expect(sent).toEqual([['one', 'two'], ['one'], ['two'], 'read'])
    expect(waitingAnswers()).toEqual([answer('one')])
  },
)

test('an answer for which the device has no room is sent all the same', async () => {
  addAnswer(answer('one'))
  isFull = true
  addAnswer(answer('two'))
  expect(waitingAnswers()).toEqual([answer('one'), answer('two')])

  await read()

  expect(sent).toEqual([['one', 'two']])
  expect(waitingAnswers()).toEqual([])
})

test('an answer without room is stored with the next one that has it, each of them once', () => {
  isFull = true
  addAnswer(answer('one'))
  isFull = false
  addAnswer(answer('two'))

  expect(JSON.parse(localStorage.getItem('reviewAnswers') ?? '[]')).toMatchObject([
    answer('one'),
    answer('two'),
  ])
  dropAnswers([answer('one')])
  expect(waitingAnswers()).toEqual([answer('two')])
})

test.each([401, 429, 503])('with the status %i all of them go on waiting', async (answered) => {
  addAnswer(answer('one'))
  status = answered

  await expect(read()).rejects.toThrow()

  expect(waitingAnswers()).toEqual([answer('one')])
})

test('the answers of another learner stay where they are', async () => {
  addAnswer(answer('one'))
  localStorage.setItem('userEmail', 'kofi@example.org')

  await read()

  expect(sent).toEqual(['read'])
  localStorage.setItem('userEmail', 'amina@example.org')
  expect(waitingAnswers()).toEqual([answer('one')])
})
