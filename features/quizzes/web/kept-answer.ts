import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'

/** An answer given without a connection: it waits on this device until the server has it. */
export interface KeptAnswer {
  readonly moduleNumber: number
  readonly attemptId: string
  /** Of the question, from 1 on. */
  readonly position: number
  /** Of the option, counted from 0, the same in every language. */
  readonly place: number
  readonly option: string
}

/** With the email it belongs to: another learner may log in on this device. */
type Stored = KeptAnswer & { readonly owner: string | null }

const key = 'keptAnswers'

/** In place of an earlier one to the same quiz, of which one question at a time is open. */
export function keepAnswer({ moduleNumber, attemptId, position, place, option }: KeptAnswer): void {
  const owner = readLocal('userEmail')
  const others = readStored().filter((other) => other.attemptId !== attemptId)
  write([...others, { moduleNumber, attemptId, position, place, option, owner }])
}

export function dropAnswer(attemptId: string): void {
  const stored = readStored()
  const left = stored.filter((answer) => answer.attemptId !== attemptId)
  if (left.length < stored.length) write(left)
}

/** Those of the learner who is signed in. */
export function keptAnswers(): readonly KeptAnswer[] {
  const owner = readLocal('userEmail')
  return readStored().filter((answer) => answer.owner === owner)
}

function write(answers: readonly Stored[]): void {
  writeLocal(key, answers.length > 0 ? JSON.stringify(answers) : null)
}

function readStored(): readonly Stored[] {
  try {
    const stored: unknown = JSON.parse(readLocal(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isAnswer) : []
  } catch {
    return []
  }
}

function isAnswer(value: unknown): value is Stored {
  const { moduleNumber, attemptId, position, place, option } = (value ?? {}) as Partial<Stored>
  const numbers = [moduleNumber, position, place]
  const words = [attemptId, option]
  return numbers.every((each) => typeof each === 'number') && words.every((each) => typeof each === 'string')
}
