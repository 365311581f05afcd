/** What this device remembers between visits (S3.17, S3.18), and whose it is. */
const keys = {
  authenticated: 'device',
  language: 'device',
  /**
   * There is a guest: `new` before the first right answer, then `played`; the uid of an account whose owner has said that it
   * was not them.
   */
  guest: 'device',
  /** Profiles of registrations, each written at its own login. */
  pendingProfile: 'device',
  userEmail: 'learner',
  session: 'learner',
  userName: 'learner',
  isOperator: 'learner',
  emailForLink: 'learner',
  lessonPlaces: 'learner',
  filmPlaces: 'learner',
  modulesDrawn: 'learner',
  practised: 'learner',
  lessonsSent: 'learner',
  filmsSent: 'learner',
  reviewAt: 'learner',
  /** `no` once there is no check before the journey to offer. */
  checkOffer: 'learner',
  figure: 'learner',
  sentClaims: 'learner',
  signedClaim: 'learner',
  sharedCertificate: 'learner',
  tokensDrawn: 'learner',
  termsKnown: 'learner',
  lessonsRead: 'waiting',
  filmsWatched: 'waiting',
  keptAnswers: 'waiting',
  practiceToSend: 'waiting',
  reviewAnswers: 'waiting',
} as const satisfies Record<string, Owner>

/** What is `waiting` is a learner's too, says so itself, and is not known to the server yet. */
type Owner = 'device' | 'learner' | 'waiting'
type Key = keyof typeof keys

/** Removes what belongs to a learner; what is waiting stays for their next login unless `whole`. */
export function forgetLearner({ whole }: { readonly whole: boolean }): void {
  for (const [key, owner] of Object.entries(keys) as [Key, Owner][])
    if (owner === 'learner' || (whole && owner === 'waiting')) writeLocal(key, null)
}

// Storage may be switched off or full; everything here is a convenience, so that the app goes on without it.
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** The stored value; null when there is none or storage is unavailable. */
export const readLocal = (key: Key): string | null => attempt(() => localStorage.getItem(key))

/** What is stored as JSON; null when there is none or it cannot be read. */
export const readLocalJson = (key: Key): unknown => attempt(() => JSON.parse(readLocal(key) ?? 'null'))

/** Empty where no object is stored. */
export const readLocalObject = (key: Key): Readonly<Record<string, unknown>> => ({
  ...Object(readLocalJson(key)),
})

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
