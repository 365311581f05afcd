import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose'
import { z } from 'zod'
import { type Clock, second } from '#platform/server/clock/clock.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { IdentitySettings } from '../identity.config.ts'

/** Times are in seconds. */
export interface HostedClaims {
  readonly uid: string
  /** In lower case; undefined for an account without one. */
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly issuedAt: number
  readonly authenticatedAt: number
  readonly hasSecondFactor: boolean
  readonly signInProvider?: string | undefined
}

/** In seconds. */
const clockSkew = 10

const payload = z.object({
  sub: z.string().min(1).max(128),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  firebase: z
    .object({ sign_in_provider: z.string().optional(), sign_in_second_factor: z.string().optional() })
    .optional(),
})

interface HostedVerifier {
  readonly settings: IdentitySettings
  readonly clock: Clock
  readonly findKey: JWTVerifyGetKey
}

/** `unavailable` while the keys are out of reach: a good token must not end a session. */
export async function verifyHostedToken(
  verifier: HostedVerifier,
  token: string,
): Promise<HostedClaims | Refusal<'unauthenticated' | 'unavailable'>> {
  const now = verifier.clock() / 1000
  try {
    const { data } = payload.safeParse(await readPayload(verifier, token))
    if (!data || data.iat > now + clockSkew || data.auth_time > now + clockSkew) return invalid()
    return {
      uid: data.sub,
      email: data.email?.toLowerCase(),
      emailVerified: data.email_verified ?? false,
      issuedAt: data.iat,
      authenticatedAt: data.auth_time,
      hasSecondFactor: data.firebase?.sign_in_second_factor !== undefined,
      signInProvider: data.firebase?.sign_in_provider,
    }
  } catch (error) {
    if (error instanceof KeysOutOfReachError)
      return refuse('unavailable', 'The identity service cannot be reached. Try again in a moment.')
    if (error instanceof errors.JWTExpired) return refuse('unauthenticated', 'The ID token has expired.')
    if (error instanceof errors.JOSEError) return invalid()
    throw error
  }
}

async function readPayload({ settings, clock, findKey }: HostedVerifier, token: string): Promise<JWTPayload> {
  const expected = {
    issuer: `https://securetoken.google.com/${settings.projectId}`,
    audience: settings.projectId,
    currentDate: new Date(clock()),
  }
  if (settings.emulatorUrl) return UnsecuredJWT.decode(token, expected).payload
  return (await jwtVerify(token, findKey, { ...expected, algorithms: ['RS256'] })).payload
}

const invalid = () => refuse('unauthenticated', 'The ID token is not valid.')

class KeysOutOfReachError extends Error {
  override name = 'KeysOutOfReachError'
}

/** Kept for six hours, as the service says; an unknown key makes them be fetched again, at most every 30 s. */
export function fetchGoogleKeys(url: string): JWTVerifyGetKey {
  const find = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: 6 * 3600 * second,
    cooldownDuration: 30 * second,
    timeoutDuration: 5 * second,
  })
  return async (header, token) => {
    try {
      return await find(header, token)
    } catch (error) {
      if (saysNoSuchKey(error)) throw error
      throw new KeysOutOfReachError('the keys of the hosted identity service cannot be fetched', {
        cause: error,
      })
    }
  }
}

const saysNoSuchKey = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported
