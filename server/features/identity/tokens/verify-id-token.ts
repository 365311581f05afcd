import { errors, type JWTHeaderParameters, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { BaseParts } from '../records/parts.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { VerifiedTokens } from './verified-tokens.ts'

/** What a verified ID token says. `issuedAt` is in ms, `authenticatedAt` in seconds. */
export interface IdTokenClaims {
  readonly uid: string
  readonly issuedAt: number
  readonly authenticatedAt: number
  readonly signInProvider: string
  /** The id of the second factor that the session began with. */
  readonly secondFactor?: string | undefined
}

/** How far another process's clock may be ahead, in seconds. */
const clockSkew = 10

const payload = z.object({
  sub: z.string().min(1).max(128),
  iat: z.int(),
  iat_ms: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  firebase: z.object({ sign_in_provider: z.string(), second_factor_identifier: z.string().optional() }),
})

/** What a token with a good signature of ours says, whenever it is asked. Times are in seconds. */
export interface SignedToken {
  readonly kid: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly claims: IdTokenClaims
}

/** What making and checking tokens of our own needs. */
export interface TokenParts extends BaseParts {
  readonly keys: SigningKeys
  readonly verifiedTokens: VerifiedTokens<SignedToken>
}

/**
 * Checks signature, key, issuer, audience and times of an ID token. Says nothing about the account: see
 * authenticate-account.ts.
 */
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

/** Finds the key that one of our own tokens names. */
export function findTokenKey({ keys }: TokenParts) {
  return async ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? undefined : await keys.findPublicKey(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
}
