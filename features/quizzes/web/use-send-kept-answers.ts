import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'

/** Sends what waits on this device from a page that shows no question, and brings that page up to date. */
export function useSendKeptAnswers(): void {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline || readLocal('keptAnswers') === null) return
    // Most have none, and need not fetch what sends them.
    import('./send-kept-answers.ts').then(({ sendKeptAnswers }) => sendKeptAnswers(client)).catch(() => {})
  }, [client, isOnline])
}
