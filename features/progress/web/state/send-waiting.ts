import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import { useLessonsRead } from '#features/modules/web/state/lessons-read.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'

/**
 * Sends the answers and the lessons read that wait on this device, and reads anew what they have moved. Most devices have
 * none, and need not fetch what sends them.
 */
export function useSendWaiting(): void {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const hasLessons = useLessonsRead().length > 0
  useEffect(() => {
    if (!isOnline || readLocal('keptAnswers') === null) return
    import('#features/quizzes/web/send-kept-answers.ts')
      .then(({ sendKeptAnswers }) => sendKeptAnswers(client))
      .catch(() => {})
  }, [client, isOnline])
  useEffect(() => {
    if (!isOnline || !hasLessons) return
    import('#features/modules/web/state/send-lessons-read.ts')
      .then(({ sendLessonsRead }) => sendLessonsRead())
      .then(() => client.invalidateQueries(progressQuery))
      .catch(() => {})
  }, [client, isOnline, hasLessons])
}
