import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { CustomClaims } from '../records/refresh-token.store.ts'
import type { TokenParts } from './verify-id-token.ts'
import { findTokenKey } from './verify-id-token.ts'

/** Life of a custom token in seconds: it goes from a server to its browser and is used at once. */
const customTokenLife = 300

const type = 'custom+jwt'

/** Claims that ID tokens fill themselves. */
const reserved = [
  ...['acr', 'amr', 'at_hash', 'aud', 'auth_time', 'azp', 'cnf', 'c_hash', 'exp', 'firebase', 'iat', 'iss'],
  ...[
    'iat_ms',
    'jti',
    'nbf',
    'nonce',
    'sub',
    'email',
    'email_verified',
    'name',
    'picture',
    'provider_id',
    'user_id',
  ],
]

const payload = z.object({
  uid: z.string().min(1).max(128),
  claims: z.record(z.string(), z.unknown()).optional(),
})

export type CustomTokenRefusal = Refusal<'INVALID_CUSTOM_TOKEN' | 'CREDENTIAL_MISMATCH'>

/**
 * Makes a token that signs in to an account, new or not, with claims of our own in its ID tokens.
 * @throws Error when a claim is one that ID tokens fill themselves, or the account id is unfit.
 */
export async function createCustomToken(
  identity: TokenParts,
  uid: string,
  claims?: CustomClaims,
): Promise<string> {
  const taken = reserved.find((name) => claims && Object.hasOwn(claims, name))
  if (taken !== undefined) throw new Error(`the claim ${taken} is reserved`)
  const { kid, privateKey } = await identity.keys.findSigner()
  const issuedAt = Math.floor(identity.clock() / 1000)
  return new SignJWT(payload.parse({ uid, claims }))
    .setProtectedHeader({ alg: 'RS256', kid, typ: type })
    .setIssuer(identity.settings.issuer)
    .setAudience(audienceOf(identity))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + customTokenLife)
    .sign(privateKey)
}

/** Whom a custom token speaks for. One that another issuer made is CREDENTIAL_MISMATCH. */
export async function verifyCustomToken(
  identity: TokenParts,
  token: string,
): Promise<{ readonly uid: string; readonly claims: CustomClaims | undefined } | CustomTokenRefusal> {
  const { settings, clock } = identity
  try {
    const { iss } = decodeJwt(token)
    if (iss !== settings.issuer) return refuseIdentity('CREDENTIAL_MISMATCH')
    const verified = await jwtVerify(token, findTokenKey(identity), {
      algorithms: ['RS256'],
      typ: type,
      issuer: settings.issuer,
      audience: audienceOf(identity),
      requiredClaims: ['iat', 'exp'],
      currentDate: new Date(clock()),
    })
    const { data } = payload.safeParse(verified.payload)
    return data ? { uid: data.uid, claims: data.claims } : refuseIdentity('INVALID_CUSTOM_TOKEN')
  } catch (error) {
    if (error instanceof errors.JOSEError) return refuseIdentity('INVALID_CUSTOM_TOKEN')
    throw error
  }
}

/** Of its own, so that no other token of ours passes for one. */
const audienceOf = ({ settings }: TokenParts) => `${settings.issuer}#custom-token:${settings.projectId}`
