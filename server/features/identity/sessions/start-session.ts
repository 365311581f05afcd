import { createHash } from 'node:crypto'
import type { Db } from '#server/database.ts'
import type { Identity } from '../identity.ts'
import { deleteIdleTokens, insertRefreshToken, type Session } from './refresh-token.store.ts'

/** 256 bits: beyond guessing, so that a plain SHA-256 protects the stored side. */
const tokenBytes = 32

/**
 * How long a session lasts that nobody uses, in ms: over the pause between two seasons, not for good on a device that
 * was left, or logged out where the server was out of reach.
 */
const longestIdleness = 180 * 24 * 60 * 60_000

/** Sessions that were last used before this moment have ended. */
export const idleSince = (now: number) => now - longestIdleness

/** Begins a session and returns its refresh token, the only time it is known. Takes part in the caller's transaction. */
export async function startSession(db: Db, identity: Identity, session: Session): Promise<string> {
  const refreshToken = Buffer.from(identity.random(tokenBytes)).toString('base64url')
  const now = identity.clock()
  // Once in a while is often enough for those that nobody comes back for.
  if (identity.random(1)[0] === 0) await deleteIdleTokens(db, idleSince(now))
  await insertRefreshToken(db, hashRefreshToken(refreshToken), session, now)
  return refreshToken
}

/** What is stored of a refresh token. */
export function hashRefreshToken(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url')
}
