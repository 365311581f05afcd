import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { progressQuery } from './get-progress.ts'
import { useLessonsRead } from './lessons-read.ts'

/** Sends the lessons that were read on this device, and reads the progress anew that they have moved. */
export function useSendLessons(): void {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const hasWaiting = useLessonsRead().length > 0
  useEffect(() => {
    if (!isOnline || !hasWaiting) return
    // Most have none, and need not fetch what sends them.
    import('./send-lessons-read.ts')
      .then(({ sendLessonsRead }) => sendLessonsRead())
      .then(() => client.invalidateQueries(progressQuery))
      .catch(() => {})
  }, [client, isOnline, hasWaiting])
}
