import { paths } from '#platform/web/paths.ts'

/** What a page hands to the login page with a visitor, as the router's state. */
export interface Arrival {
  readonly from: string
  readonly email?: string
  readonly typedEmail?: string
  /** Why the session that the visitor had ended by itself, as a code of the identity service. */
  readonly ended?: string
  /** The stored session has not been read: this device only remembers none. */
  readonly isGuess?: boolean
}

/** The router's state may be of another page or of another version. */
export function readArrival(state: unknown): Arrival {
  const { from, email, typedEmail, ended, isGuess } = (state ?? {}) as Record<string, unknown>
  return {
    from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard,
    ...(typeof email === 'string' && { email }),
    ...(typeof typedEmail === 'string' && { typedEmail }),
    ...(typeof ended === 'string' && { ended }),
    ...(isGuess === true && { isGuess }),
  }
}
