import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'

/** A session as this device last knew it. */
export interface KeptSession {
  readonly uid: string
  readonly email: string
  /** Signs calls of the API. */
  readonly token: string
  /** When the token expires, in ms, by the clock of this device. */
  readonly until: number
  /** Whether a link that was sent to the e-mail has been opened. */
  readonly isConfirmed: boolean
}

/** In ms: a token with less time left is not begun with. */
const shortest = 60_000

export const keepSession = (session: KeptSession): void => writeLocal('session', JSON.stringify(session))

/** Undefined where the identity client has to be asked for a token first. */
export function readKeptSession(): KeptSession | undefined {
  try {
    const kept: KeptSession | null = JSON.parse(readLocal('session') ?? 'null')
    return kept && kept.until > Date.now() + shortest ? kept : undefined
  } catch {
    return undefined
  }
}
