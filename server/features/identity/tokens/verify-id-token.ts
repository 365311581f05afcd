import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'

/** What a verified ID token says. `issuedAt` is in ms, `authenticatedAt` in seconds. */
export interface IdTokenClaims {
  readonly uid: string
  readonly issuedAt: number
  readonly authenticatedAt: number
  readonly signInProvider: string
}

/** How far another process's clock may be ahead, in seconds. */
const clockSkew = 10

const payload = z.object({
  sub: z.string().min(1).max(128),
  iat: z.int(),
  iat_ms: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  firebase: z.object({ sign_in_provider: z.string() }),
})

/**
 * Checks signature, key, issuer, audience and times of an ID token. Says nothing about the account: see
 * authenticate-account.ts.
 */
export async function verifyIdToken(
  identity: Identity,
  token: string,
): Promise<IdTokenClaims | Refusal<'INVALID_ID_TOKEN' | 'TOKEN_EXPIRED'>> {
  const { settings, clock } = identity
  try {
    const verified = await jwtVerify(token, findTokenKey(identity), {
      algorithms: ['RS256'],
      issuer: settings.issuer,
      audience: settings.projectId,
      currentDate: new Date(clock()),
    })
    return toClaims(verified.payload, clock() / 1000) ?? refuseIdentity('INVALID_ID_TOKEN')
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      return refuseIdentity('TOKEN_EXPIRED', 'The ID token has expired.')
    if (error instanceof errors.JOSEError) return refuseIdentity('INVALID_ID_TOKEN')
    throw error
  }
}

/** Finds the key that one of our own tokens names. */
export function findTokenKey({ keys }: Identity) {
  return async ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? undefined : await keys.findPublicKey(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
}

function toClaims(untrusted: JWTPayload, now: number): IdTokenClaims | undefined {
  const { data } = payload.safeParse(untrusted)
  if (!data || data.iat > now + clockSkew) return undefined
  return {
    uid: data.sub,
    issuedAt: data.iat_ms,
    authenticatedAt: data.auth_time,
    signInProvider: data.firebase.sign_in_provider,
  }
}
