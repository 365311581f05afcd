import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { answerQuestion } from '#features/quizzes/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { readLocal, readLocalJson, subscribeLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'

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
  const stored = readLocalJson(key)
  return Array.isArray(stored) ? stored.filter(isAnswer) : []
}

function isAnswer(value: unknown): value is Stored {
  const { moduleNumber, attemptId, position, place, option } = (value ?? {}) as Partial<Stored>
  const numbers = [moduleNumber, position, place]
  const words = [attemptId, option]
  return numbers.every((each) => typeof each === 'number') && words.every((each) => typeof each === 'string')
}

export type AnswerOutput = Output<typeof answerQuestion>

/** Sent twice it counts once. Without a connection it is not even tried. @throws ApiError */
export async function sendAnswer({ attemptId, position, option }: KeptAnswer): Promise<AnswerOutput> {
  if (!navigator.onLine) throw new ApiError('network', 0, 'There is no connection.')
  return callApi<typeof answerQuestion>('POST', '/api/attempts/:attemptId/answers', {
    params: { attemptId },
    body: { position, option },
  })
}

/** The answer to the question on screen that waits on this device; sent as soon as there is a connection. */
export function useKeptAnswer(
  attemptId: string,
  position: number,
  send: (answer: KeptAnswer) => void,
): KeptAnswer | undefined {
  const stored = useSyncExternalStore(subscribeLocal, () => readLocal('keptAnswers'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when what is stored has changed
  const kept = useMemo(
    () => keptAnswers().find((answer) => answer.attemptId === attemptId),
    [stored, attemptId],
  )
  const isOnline = useIsOnline()
  const isOpen = kept?.position === position
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each connection and answer, not for each render
  useEffect(() => {
    if (!kept || !isOnline) return
    if (isOpen) send(kept)
    else dropAnswer(attemptId)
  }, [kept, isOpen, isOnline])
  return isOpen ? kept : undefined
}
