import { useEffect, useSyncExternalStore } from 'react'
import * as text from './ui.en.ts'

const listeners = new Set<() => void>()
let isRetrying = false

/** Tells the one line about the connection whether something is being asked for again. */
export function useRetryNote(isTryingAgain: boolean): void {
  useEffect(() => {
    setRetrying(isTryingAgain)
    return () => setRetrying(false)
  }, [isTryingAgain])
}

function setRetrying(value: boolean): void {
  isRetrying = value
  for (const listener of listeners) listener()
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
  const isTryingAgain = useSyncExternalStore(
    subscribe,
    () => isRetrying,
    () => false,
  )
  return (
    <div role="status" className="connection-note">
      {isOnline ? isTryingAgain && text.tryingAgain : text.offline}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
