import type { QueryClient } from '@tanstack/react-query'
import type { Attempt } from '#features/quizzes/contract.ts'
import { mayPass } from '#platform/web/lib/back-off.ts'
import { dropAnswer, type KeptAnswer, keptAnswers, sendAnswer } from './kept-answer.ts'
import { noteAttempt } from './note-attempt.ts'

/** What the server refuses is not sent again; what does not reach the server stays. */
export async function sendKeptAnswers(client: QueryClient): Promise<void> {
  const attempts = await sendAll()
  for (const attempt of attempts) await noteAttempt(client, attempt)
  if (attempts.length > 0) void client.invalidateQueries()
}

let sending: Promise<Attempt[]> | undefined

function sendAll(): Promise<Attempt[]> {
  sending ??= sendEach(keptAnswers()).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendEach(answers: readonly KeptAnswer[]): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const answer of answers) {
    try {
      attempts.push((await sendAnswer(answer)).attempt)
    } catch (error) {
      if (mayPass(error)) continue
    }
    dropAnswer(answer.attemptId)
  }
  return attempts
}
