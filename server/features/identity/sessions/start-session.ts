import { createHash } from 'node:crypto'
import type { Db } from '#server/database.ts'
import type { Identity } from '../identity.ts'
import { insertRefreshToken, type Session } from './refresh-token.store.ts'

/** 256 bits: beyond guessing, so that a plain SHA-256 protects the stored side. */
const tokenBytes = 32

/** Begins a session and returns its refresh token, the only time it is known. Takes part in the caller's transaction. */
export async function startSession(db: Db, identity: Identity, session: Session): Promise<string> {
  const refreshToken = Buffer.from(identity.random(tokenBytes)).toString('base64url')
  await insertRefreshToken(db, hashRefreshToken(refreshToken), session, identity.clock())
  return refreshToken
}

/** What is stored of a refresh token. */
export function hashRefreshToken(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url')
}
