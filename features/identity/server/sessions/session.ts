import { hash } from 'node:crypto'
import { SignJWT } from 'jose'
import { day, inSeconds } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction, type TransactionOptions } from '#platform/server/db/transaction.ts'
import type { Account } from '../records/account.ts'
import { listLinkedIdentities } from '../records/linked-identity.store.ts'
import type { BaseParts } from '../records/parts.ts'
import {
  anonymousProvider,
  deleteRefreshTokensOf,
  insertRefreshToken,
  type Session,
} from '../records/refresh-token.store.ts'
import type { TokenIdentity } from '../records/sign-in.store.ts'
import { idTokenLife } from '../tokens/signing-keys.ts'
import type { TokenParts } from '../tokens/verify-id-token.ts'

export interface SignedIn {
  readonly account: Account
  readonly tokens: Tokens
  readonly isNew?: boolean | undefined
  /** Whether its e-mail was that of another identity at the same provider before. */
  readonly isRecycled?: boolean | undefined
}

/** `expiresIn` is the ID token's life in seconds. */
export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

interface Opening extends Pick<SignedIn, 'account' | 'isNew' | 'isRecycled'> {
  readonly session: Omit<Session, 'uid'>
  /** Those of the account, where they have been read; otherwise they are read for the token. */
  readonly identities?: readonly TokenIdentity[]
}

/** Begins the session as the last statement, and signs the tokens after the commit. */
export async function openSession<Outcome extends object>(
  identity: TokenParts,
  decide: (tx: Db) => Promise<Outcome>,
  options?: TransactionOptions,
): Promise<SignedIn | Exclude<Outcome, Opening>> {
  const opened = await inTransaction(
    identity.db,
    async (tx) => {
      const outcome = await decide(tx)
      if (!isOpening(outcome)) return { outcome: outcome as Exclude<Outcome, Opening> }
      const session = { ...outcome.session, uid: outcome.account.uid }
      return { ...outcome, session, token: await startSession(tx, identity, session) }
    },
    options,
  )
  if ('outcome' in opened) return opened.outcome
  const { account, session, identities, token, isNew, isRecycled } = opened
  return { ...(await issueTokens(identity, account, session, token, identities)), isNew, isRecycled }
}

const isOpening = (outcome: object): outcome is Opening => 'session' in outcome

/** 256 bits: beyond guessing, so that a plain SHA-256 protects the stored side. */
const tokenBytes = 32

/** In ms: over the pause between two seasons, not for good on a device left behind. */
const longestIdleness = 180 * day

export const idleSince = (now: number) => now - longestIdleness

export async function startSession(db: Db, identity: BaseParts, session: Session): Promise<string> {
  const refreshToken = Buffer.from(identity.random(tokenBytes)).toString('base64url')
  const now = identity.clock()
  await insertRefreshToken(db, hashRefreshToken(refreshToken), session, now)
  return refreshToken
}

export const hashRefreshToken = (refreshToken: string): string => hash('sha256', refreshToken, 'base64url')

/** Returns what to write of the account: ID tokens issued in this very millisecond (`now`) end too. */
export async function endSessions(tx: Db, uid: string, now: number) {
  await deleteRefreshTokensOf(tx, uid)
  return { validSince: now + 1 }
}

/** After the commit, with `lastRefreshAt` or `validSince` as the transaction read and wrote them. */
export async function issueTokens(
  identity: TokenParts,
  account: Account,
  session: Session,
  refreshToken: string,
  identities?: readonly TokenIdentity[],
): Promise<SignedIn> {
  const idToken = await signIdToken(identity, account, session, identities)
  return { account, tokens: { idToken, refreshToken, expiresIn: idTokenLife } }
}

/**
 * `jti`: given the same token again, the client would overlook the refresh token beside it. `iat_ms` is when the
 * account was read: its sessions may have ended while the token was being signed.
 */
export async function signIdToken(
  identity: TokenParts,
  account: Account,
  session: Session,
  known?: readonly TokenIdentity[],
): Promise<string> {
  const { settings, keys, clock, random } = identity
  const issuedAt = inSeconds(clock())
  const { kid, privateKey } = await keys.findSigner()
  const identities = known ?? (await listLinkedIdentities(identity.db, account.uid))
  const claims = {
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    iat_ms: Math.max(account.lastRefreshAt ?? 0, account.validSince),
    auth_time: inSeconds(session.authenticatedAt),
    user_id: account.uid,
    ...(account.email === null ? {} : { email: account.email, email_verified: account.emailVerified }),
    ...(session.signInProvider === anonymousProvider ? { provider_id: anonymousProvider } : {}),
    firebase: {
      identities: {
        ...(account.email === null ? {} : { email: [account.email] }),
        ...Object.fromEntries(identities.map(({ providerId, subject }) => [providerId, [subject]])),
      },
      sign_in_provider: session.signInProvider,
      ...(session.secondFactor === undefined
        ? {}
        : { sign_in_second_factor: 'totp', second_factor_identifier: session.secondFactor }),
    },
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(settings.issuer)
    .setAudience(settings.projectId)
    .setSubject(account.uid)
    .setJti(Buffer.from(random(12)).toString('base64url'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + idTokenLife)
    .sign(privateKey)
}
