import { useEffect, useSyncExternalStore } from 'react'
import { sharedValue } from '#platform/web/lib/shared-value.ts'
import * as text from './ui.en.ts'

const [useIsTryingAgain, setTryingAgain] = sharedValue(false)

/** Tells the one line about the connection whether something is being asked for again. */
export function useRetryNote(isTryingAgain: boolean): void {
  useEffect(() => {
    setTryingAgain(isTryingAgain)
    return () => setTryingAgain(false)
  }, [isTryingAgain])
}

/** Whether the device has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** The line about the connection. The live region is there before any words, so that they are read out. */
export function ConnectionNote() {
  const isOnline = useIsOnline()
  const isTryingAgain = useIsTryingAgain()
  const words = isOnline ? isTryingAgain && text.tryingAgain : text.offline
  return (
    <div role="status" className={words ? 'connection-note noted' : 'connection-note'}>
      {words}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
