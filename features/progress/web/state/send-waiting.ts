import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import { useWaitingSteps } from '#features/modules/web/state/waiting-steps.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'

/**
 * Sends the answers, the lessons read and the films watched that wait on this device, and reads anew what they have moved.
 * Most devices have none, and need not fetch what sends them.
 */
export function useSendWaiting(): void {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const waiting = useWaitingSteps('lessonsRead').length + useWaitingSteps('filmsWatched').length
  const hasSteps = waiting > 0
  useEffect(() => {
    if (!isOnline || readLocal('keptAnswers') === null) return
    import('#features/quizzes/web/attempt/send-kept-answers.ts')
      .then(({ sendKeptAnswers }) => sendKeptAnswers(client))
      .catch(() => {})
  }, [client, isOnline])
  useEffect(() => {
    if (!isOnline || !hasSteps) return
    import('#features/modules/web/state/send-waiting-steps.ts')
      .then(({ sendWaitingSteps }) => sendWaitingSteps())
      .then(() => client.invalidateQueries(progressQuery))
      .catch(() => {})
  }, [client, isOnline, hasSteps])
}
