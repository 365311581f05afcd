import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { readLocal, subscribeLocal } from '#platform/web/lib/local-storage.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { dropAnswer, type KeptAnswer, keptAnswers } from './kept-answer.ts'

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
