import { readLocal, readLocalJson, writeLocal } from '#platform/web/lib/local-storage.ts'

/** An answer waits on this device until the server has it. `reviewedAt` in ms, by the server's clock. */
export interface ReviewAnswer {
  readonly questionId: string
  readonly version: string
  readonly reviewedAt: number
  readonly option: string
}

/** With the email it belongs to: another learner may log in on this device. */
type Stored = ReviewAnswer & { readonly owner: string | null }

const key = 'reviewAnswers'

/** What the device had no room for waits as long as the page is open. */
let unstored: readonly Stored[] = []

export function addAnswer(answer: ReviewAnswer): void {
  write([...readAll(), { ...answer, owner: readLocal('userEmail') }])
}

export function dropAnswers(answers: readonly ReviewAnswer[]): void {
  write(readAll().filter((stored) => !answers.some((answer) => isSame(answer, stored))))
}

/** Those of the learner who is signed in, the oldest first. */
export function waitingAnswers(): ReviewAnswer[] {
  const owner = readLocal('userEmail')
  return readAll()
    .filter((answer) => answer.owner === owner)
    .map(({ owner: _, ...answer }) => answer)
}

const isSame = (one: ReviewAnswer, other: ReviewAnswer) =>
  one.questionId === other.questionId && one.reviewedAt === other.reviewedAt

function write(answers: readonly Stored[]): void {
  const value = answers.length > 0 ? JSON.stringify(answers) : null
  // First: a listener is to find them all.
  unstored = answers
  writeLocal(key, value)
  if (readLocal(key) === value) unstored = []
}

function readAll(): readonly Stored[] {
  const stored = readStored()
  return [...stored, ...unstored.filter((answer) => !stored.some((other) => isSame(answer, other)))]
}

function readStored(): readonly Stored[] {
  const stored = readLocalJson(key)
  return Array.isArray(stored) ? stored.filter(isAnswer) : []
}

function isAnswer(value: unknown): value is Stored {
  const { questionId, version, reviewedAt, option } = (value ?? {}) as Partial<Stored>
  return (
    [questionId, version, option].every((text) => typeof text === 'string') && typeof reviewedAt === 'number'
  )
}
