import type { QueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { KeptAnswer } from './attempt/kept-answer.ts'
import { storeAnswer } from './attempt/kept-answers.ts'
import { onPaper, recallPaper } from './attempt/paper.ts'
import { attemptQuery } from './attempt/start-attempt.ts'
import * as text from './kept-note.en.ts'

/** Keeps an answer for when there is a connection, and leads on to the next question where this device has them all. */
export async function keepAnswer(client: QueryClient, answer: KeptAnswer): Promise<void> {
  if (storeAnswer(answer)) await showOnPaper(client, answer.moduleNumber)
  else showToast(text.noRoom, 'alert-error')
}

/** A question of the paper, as far as the attempt is known; the next one without a position. */
export async function showOnPaper(
  client: QueryClient,
  moduleNumber: number,
  position?: number,
): Promise<void> {
  const { queryKey } = attemptQuery(moduleNumber)
  const kept = await recallPaper(moduleNumber)
  const known = client.getQueryData(queryKey)
  if (!kept || kept.attempt.id !== known?.id) return
  const { judged, ...attempt } = known
  client.setQueryData(queryKey, onPaper(judged === undefined ? { ...kept, attempt } : kept, position))
}
