import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Attempt } from '#contract/quizzes.ts'
import { noteCompletion } from '#web/features/modules/get-progress.ts'
import { mayPass } from '#web/lib/back-off.ts'
import { readLocal, subscribeLocal } from '#web/lib/local-storage.ts'
import { useIsOnline } from '#web/ui/connection-note.tsx'
import { sendAnswer } from './answer-call.ts'
import { dropAnswer, type KeptAnswer, keptAnswers } from './kept-answer.ts'
import { noteOpenQuestion } from './open-question.ts'

/** The answer to the question on screen that waits on this device; sent as soon as there is a connection. */
export function useKeptAnswer(
  attemptId: string,
  position: number,
  send: (answer: KeptAnswer) => void,
): KeptAnswer | undefined {
  const stored = useSyncExternalStore(subscribeLocal, () => readLocal('keptAnswers'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored has changed
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

/** Sends what waits on this device from a page that shows no question, and brings that page up to date. */
export function useSendKeptAnswers(): void {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return
    sendAll().then((attempts) => {
      for (const attempt of attempts) {
        noteOpenQuestion(attempt)
        if (attempt.question === null) void noteCompletion(client, attempt.moduleNumber)
      }
      if (attempts.length > 0) void client.invalidateQueries()
    })
  }, [client, isOnline])
}

let sending: Promise<Attempt[]> | undefined

/** What the server refuses is not sent again; what does not reach the server stays. */
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
