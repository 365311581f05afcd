import { useSyncExternalStore } from 'react'
import * as text from './ui.en.ts'

export function ConnectionNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <ConnectionStatus words={isOnline ? undefined : text.offline} />
}

/** A line about the connection. The live region is there before any words, so that they are read out. */
export function ConnectionStatus({ words }: { readonly words: string | undefined }) {
  return (
    <div role="status" className="connection-note">
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
