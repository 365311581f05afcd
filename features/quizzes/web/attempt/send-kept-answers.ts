import type { QueryClient } from '@tanstack/react-query'
import type { AnsweredQuestion, Attempt } from '#features/quizzes/contract.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { sendAnswer } from './kept-answer.ts'
import { answersToSend, dropAnswers, holdBackAnswers } from './kept-answers.ts'
import { noteAttempt } from './note-attempt.ts'
import { noteOnPaper } from './paper.ts'

export interface Sent {
  /** As the last answer left it. */
  readonly attempt?: Attempt
  readonly right: readonly AnsweredQuestion[]
  readonly isWrong?: true
  /** The server could not be reached: what is left is sent later. */
  readonly hasFailed?: true
}

const goneCodes: readonly unknown[] = ['attempt-finished', 'unknown-attempt']

/** From the dashboard: those to each quiz. */
export async function sendKeptAnswers(client: QueryClient): Promise<void> {
  const ids = new Set(answersToSend().map(({ attemptId }) => attemptId))
  const sent: Sent[] = []
  for (const id of ids) sent.push(await sendAnswersTo(id))
  const attempts = sent.flatMap(({ attempt = [] }) => attempt)
  for (const attempt of attempts) await noteAttempt(client, attempt)
  if (attempts.length > 0) void client.invalidateQueries()
}

const sending = new Map<string, Promise<Sent>>()

/** In their order. The server grades each; the first wrong one stops, and holds back those after it. */
export function sendAnswersTo(attemptId: string): Promise<Sent> {
  const running = sending.get(attemptId) ?? sendAndNote(attemptId).finally(() => sending.delete(attemptId))
  sending.set(attemptId, running)
  return running
}

async function sendAndNote(attemptId: string): Promise<Sent> {
  const sent = await sendInOrder(attemptId)
  if (sent.attempt) await noteOnPaper(sent.attempt).catch(() => {})
  return sent
}

async function sendInOrder(attemptId: string): Promise<Sent> {
  const right: AnsweredQuestion[] = []
  let attempt: Attempt | undefined
  const soFar = () => ({ right, ...(attempt && { attempt }) })
  for (;;) {
    const [answer] = answersToSend(attemptId)
    if (!answer) return soFar()
    try {
      const output = await sendAnswer({ ...answer, isLate: true })
      attempt = output.attempt
      if (output.result === 'wrong') {
        holdBackAnswers(attemptId)
        return { ...soFar(), isWrong: true }
      }
      if (attempt.answered?.position === answer.position) right.push(attempt.answered)
    } catch (error) {
      const code = error instanceof ApiError && error.code
      if (goneCodes.includes(code)) dropAnswers(attemptId)
      else if (code === 'unknown-option') {
        // Its question has other words by now.
        dropAnswers(attemptId, answer.position + 1)
        holdBackAnswers(attemptId)
        return soFar()
      } else if (code !== 'question-not-open') return { ...soFar(), hasFailed: true }
    }
    dropAnswers(attemptId, answer.position + 1)
  }
}
