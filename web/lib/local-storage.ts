/** What this device remembers between visits (S3.17, S3.18). */
type Key =
  | 'userEmail'
  | 'authenticated'
  | 'session'
  | 'userName'
  | 'isOperator'
  | 'pendingProfile'
  | 'emailForLink'
  | 'language'
  | 'lessonsRead'
  | 'lessonPlaces'
  | 'filmPlaces'
  | 'modulesDrawn'
  | 'openQuestion'
  | 'keptAnswers'
  | 'practiceToSend'
  | 'reviewAnswers'
  | 'reviewAt'
  | 'figure'
  | 'sentClaims'
  | 'signedClaim'

// Storage may be switched off or full; everything here is a convenience, so that the app goes on without it.
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** The stored value; null when there is none or storage is unavailable. */
export function readLocal(key: Key): string | null {
  return attempt(() => localStorage.getItem(key))
}

/** This page's own subscribers hear of it too. */
export function writeLocal(key: Key, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls back when anything stored may have changed, here or in another tab. */
export function subscribeLocal(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
