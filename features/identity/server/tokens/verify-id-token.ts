import { hash } from 'node:crypto'
import { errors, type JWTHeaderParameters, jwtVerify } from 'jose'
import { z } from 'zod'
import { inSeconds } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { findAccount } from '../records/account.store.ts'
import type { Account } from '../records/account.ts'
import type { BaseParts } from '../records/parts.ts'
import { anonymousProvider } from '../records/refresh-token.store.ts'
import type { SigningKeys } from './signing-keys.ts'

/** `issuedAt` is in ms, `authenticatedAt` in seconds. */
export interface IdTokenClaims {
  readonly uid: string
  readonly issuedAt: number
  readonly authenticatedAt: number
  readonly signInProvider: string
  readonly secondFactor?: string | undefined
}

/** Between processes, in seconds. */
const clockSkew = 10

const payload = z.object({
  sub: z.string().min(1).max(128),
  iat: z.int(),
  iat_ms: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  firebase: z.object({ sign_in_provider: z.string(), second_factor_identifier: z.string().optional() }),
})

/** Times are in seconds. */
interface SignedToken {
  readonly kid: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly claims: IdTokenClaims
}

export interface TokenParts extends BaseParts {
  readonly keys: SigningKeys
  readonly verifiedTokens: ReturnType<typeof createVerifiedTokens<SignedToken>>
}

export async function verifyIdToken(
  identity: TokenParts,
  token: string,
): Promise<IdTokenClaims | Refusal<'INVALID_ID_TOKEN' | 'TOKEN_EXPIRED'>> {
  const { clock, keys, verifiedTokens } = identity
  try {
    let signed = verifiedTokens.find(token)
    if (!signed) {
      signed = await verifySignature(identity, token)
      if (signed) verifiedTokens.add(token, signed)
    } else if (!(await keys.findPublicKey(signed.kid))) return refuseIdentity('INVALID_ID_TOKEN')
    const now = clock() / 1000
    if (!signed || signed.issuedAt > now + clockSkew) return refuseIdentity('INVALID_ID_TOKEN')
    return signed.expiresAt > now ? signed.claims : expired()
  } catch (error) {
    if (error instanceof errors.JWTExpired) return expired()
    if (error instanceof errors.JOSEError) return refuseIdentity('INVALID_ID_TOKEN')
    throw error
  }
}

const expired = () => refuseIdentity('TOKEN_EXPIRED', 'The ID token has expired.')

/** @throws JOSEError; undefined when a token of our own does not say what it should. */
async function verifySignature(identity: TokenParts, token: string): Promise<SignedToken | undefined> {
  const { settings, clock } = identity
  const verified = await jwtVerify(token, findTokenKey(identity), {
    algorithms: ['RS256'],
    issuer: settings.issuer,
    audience: settings.projectId,
    currentDate: new Date(clock()),
  })
  const { data } = payload.safeParse(verified.payload)
  const { kid } = verified.protectedHeader
  if (!data || kid === undefined) return undefined
  return {
    kid,
    issuedAt: data.iat,
    expiresAt: data.exp,
    claims: {
      uid: data.sub,
      issuedAt: data.iat_ms,
      authenticatedAt: data.auth_time,
      signInProvider: data.firebase.sign_in_provider,
      secondFactor: data.firebase.second_factor_identifier,
    },
  }
}

export function findTokenKey({ keys }: TokenParts) {
  return async ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? undefined : await keys.findPublicKey(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
}

/** About 5 MB. */
const mostTokens = 10_000

/** Decision 17. Only what can never change is remembered: not expiry, nor whether key or account is gone. */
export function createVerifiedTokens<Found>(most = mostTokens) {
  const known = new Map<string, Found>()
  const keyOf = (token: string) => hash('sha256', token, 'base64url')
  return {
    find: (token: string) => known.get(keyOf(token)),
    add(token: string, found: Found) {
      known.set(keyOf(token), found)
      if (known.size > most) known.delete(known.keys().next().value ?? '')
    },
  }
}

/** Refused when the account is gone or disabled, or when its sessions have been ended since the token was issued. */
export async function authenticateAccount(
  db: Db,
  claims: IdTokenClaims,
): Promise<Account | Refusal<'USER_NOT_FOUND' | 'USER_DISABLED' | 'TOKEN_EXPIRED'>> {
  const account = await findAccount(db, claims.uid)
  if (!account) return refuseIdentity('USER_NOT_FOUND')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  if (claims.issuedAt < account.validSince)
    return refuseIdentity('TOKEN_EXPIRED', 'The session has ended. Log in again.')
  return account
}

export async function lookupAccount(identity: TokenParts, idToken: string) {
  const claims = await verifyIdToken(identity, idToken)
  return claims instanceof Refusal ? claims : authenticateAccount(identity.db, claims)
}

/** In seconds: for a change of password or e-mail, or for a deletion. */
const longestAge = 5 * 60

/** An anonymous account without an e-mail is exempt: it has no way to sign in again, and nothing to protect by it. */
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

/** In seconds; both times in whole ones, so that five minutes are not over early. */
export function isRecentSignIn({ clock }: Pick<BaseParts, 'clock'>, authenticatedAt: number): boolean {
  return inSeconds(clock()) - authenticatedAt <= longestAge
}
