import { readLocal, readLocalJson, writeLocal } from '#platform/web/lib/local-storage.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** With the email it belongs to, null for a guest's: another learner may log in on this device. */
type Stored = KeptAnswer & { readonly owner: string | null }

/**
 * Those of the learner who is signed in, in the order of their questions. Where there is no guest any more, the guest's too:
 * what a guest did goes along with a registration or a login, and the server refuses it to any other account.
 */
export function keptAnswers(attemptId?: string): KeptAnswer[] {
  const owners = [readLocal('userEmail'), ...(readLocal('guest') === null ? [null] : [])]
  return readStored()
    .filter((answer) => owners.includes(answer.owner) && (!attemptId || answer.attemptId === attemptId))
    .toSorted((one, other) => one.position - other.position)
}

/** Those that are sent by themselves. */
export const answersToSend = (attemptId?: string): KeptAnswer[] =>
  keptAnswers(attemptId).filter(({ isHeldBack }) => !isHeldBack)

/** In place of an earlier one to the same question. False where this device has no room for it. */
export function storeAnswer(answer: KeptAnswer): boolean {
  const { moduleNumber, attemptId, position, place, option } = answer
  const others = readStored().filter((other) => other.attemptId !== attemptId || other.position !== position)
  const owner = readLocal('userEmail')
  return write([...others, { moduleNumber, attemptId, position, place, option, owner }])
}

/** Those to the questions of an attempt before a position; all without one. */
export function dropAnswers(attemptId: string, before = Number.POSITIVE_INFINITY): void {
  const stored = readStored()
  const left = stored.filter((answer) => answer.attemptId !== attemptId || answer.position >= before)
  if (left.length < stored.length) write(left)
}

export function holdBackAnswers(attemptId: string): void {
  write(
    readStored().map((answer) => (answer.attemptId === attemptId ? { ...answer, isHeldBack: true } : answer)),
  )
}

function write(answers: readonly Stored[]): boolean {
  const text = answers.length > 0 ? JSON.stringify(answers) : null
  writeLocal('keptAnswers', text)
  return readLocal('keptAnswers') === text
}

function readStored(): readonly Stored[] {
  const stored = readLocalJson('keptAnswers')
  return Array.isArray(stored) ? stored.filter(isAnswer) : []
}

function isAnswer(value: unknown): value is Stored {
  const { moduleNumber, attemptId, position, place, option } = (value ?? {}) as Partial<Stored>
  const numbers = [moduleNumber, position, place]
  const words = [attemptId, option]
  return numbers.every((each) => typeof each === 'number') && words.every((each) => typeof each === 'string')
}
