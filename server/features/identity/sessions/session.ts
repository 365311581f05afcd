import { createHash } from 'node:crypto'
import type { Db } from '#server/database.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { type Account, findAccount } from '../records/account.store.ts'
import type { BaseParts } from '../records/parts.ts'
import {
  anonymousProvider,
  deleteIdleTokens,
  deleteRefreshTokensOf,
  insertRefreshToken,
  type Session,
} from '../records/refresh-token.store.ts'
import { idTokenLife, signIdToken } from '../tokens/sign-id-token.ts'
import type { IdTokenClaims, TokenParts } from '../tokens/verify-id-token.ts'

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
export async function startSession(db: Db, identity: BaseParts, session: Session): Promise<string> {
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

/**
 * Ends every session of an account and returns what has to be written of it too, so that ID tokens end as well. One
 * issued in this very millisecond may be of a session that has just ended, hence the next. `now` in ms; takes part in
 * the caller's transaction.
 */
export async function endSessions(
  tx: Db,
  uid: string,
  now: number,
): Promise<{ readonly validSince: number }> {
  await deleteRefreshTokensOf(tx, uid)
  return { validSince: now + 1 }
}

/** The tokens of a session; `expiresIn` is the ID token's life in seconds. */
export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

/** An account and the tokens of its session. */
export interface SignedIn {
  readonly account: Account
  readonly tokens: Tokens
}

/**
 * Signs an ID token beside a refresh token that is stored already. Call after the commit, with the account as the
 * transaction read and wrote it: `lastRefreshAt` or `validSince` is the time the token speaks for.
 */
export async function issueTokens(
  identity: TokenParts,
  account: Account,
  session: Session,
  refreshToken: string,
): Promise<SignedIn> {
  const idToken = await signIdToken(identity, account, session)
  return { account, tokens: { idToken, refreshToken, expiresIn: idTokenLife } }
}

/**
 * The account that a verified ID token speaks for, as it is now: gone, disabled, or with a password or e-mail
 * changed since the token was issued, it is refused.
 */
export async function authenticateAccount(
  db: Db,
  claims: IdTokenClaims,
): Promise<Account | Refusal<'USER_NOT_FOUND' | 'USER_DISABLED' | 'TOKEN_EXPIRED'>> {
  const account = await findAccount(db, claims.uid)
  if (!account) return refuseIdentity('USER_NOT_FOUND')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  if (claims.issuedAt < account.validSince)
    return refuseIdentity('TOKEN_EXPIRED', 'The session has been ended. Sign in again.')
  return account
}

/** How old a sign-in may be for a change of password or e-mail, or for a deletion; in seconds. */
const longestAge = 5 * 60

/**
 * Refuses when the sign-in behind a token is more than five minutes old; undefined when it is recent, or anonymous
 * while the account has no e-mail: such a visitor has no way to sign in again, and nothing that another sign-in would
 * protect.
 */
export function refuseOldSignIn(
  { clock }: BaseParts,
  claims: IdTokenClaims,
  account: Pick<Account, 'email'>,
): Refusal<'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'> | undefined {
  if (claims.signInProvider === anonymousProvider && account.email === null) return undefined
  return isRecentSignIn({ clock }, claims.authenticatedAt)
    ? undefined
    : refuseIdentity('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/** Whether a sign-in (in seconds) is at most five minutes old. */
export function isRecentSignIn({ clock }: Pick<BaseParts, 'clock'>, authenticatedAt: number): boolean {
  return clock() / 1000 - authenticatedAt <= longestAge
}
