import { hash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { isDisplayName, isPhotoUrl } from '../records/account.ts'
import type { LinkedIdentity } from '../records/linked-identity.store.ts'
import type { BaseParts } from '../records/parts.ts'
import { type Provider, ProviderAwayError } from './provider.ts'

/** `claims` is what the verified ID token says, word for word. */
export interface VerifiedIdentity extends LinkedIdentity {
  readonly emailVerified: boolean
  readonly claims: JWTPayload
}

/** Only signatures that the provider alone can make. */
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')

/** In seconds. */
const clockTolerance = 60

/** @throws ProviderAwayError when the provider's keys cannot be had. */
export async function verifyProviderToken(
  identity: BaseParts,
  provider: Provider,
  { idToken, rawNonce }: { readonly idToken: string; readonly rawNonce: string | undefined },
): Promise<VerifiedIdentity | Refusal<'INVALID_IDP_RESPONSE' | 'MISSING_OR_INVALID_NONCE'>> {
  const claims = await verifyClaims(identity, provider, idToken)
  const verified = claims && readVerifiedIdentity(provider.id, claims)
  if (!claims || !verified || !isForUs(claims, provider)) return refuseIdentity('INVALID_IDP_RESPONSE')
  // The one way to get such a token leads through our redirect, which always asks for a nonce.
  if (!rawNonce || claims.nonce !== nonceOf(rawNonce)) return refuseIdentity('MISSING_OR_INVALID_NONCE')
  return verified
}

async function verifyClaims(
  { clock }: BaseParts,
  provider: Provider,
  idToken: string,
): Promise<JWTPayload | undefined> {
  const { issuer, findKey } = await provider.discover()
  try {
    const { payload } = await jwtVerify(idToken, findKey, {
      algorithms,
      issuer,
      audience: provider.clientId,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance,
      currentDate: new Date(clock()),
    })
    return payload
  } catch (error) {
    if (isTheTokensFault(error)) return undefined
    throw new ProviderAwayError(`the keys of ${provider.id} cannot be fetched`, { cause: error })
  }
}

/** A plain JOSEError is about the answer with the keys; any other error about the way there. */
function isTheTokensFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return (
    error.code !== errors.JOSEError.code &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid)
  )
}

/** A token for several audiences must have been issued to us, not to one of the others. */
function isForUs({ aud, azp }: JWTPayload, { clientId }: Provider): boolean {
  if (azp !== undefined) return azp === clientId
  return typeof aud === 'string' || aud?.length === 1
}

// PostgreSQL cannot store U+0000.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')

const payload = z.object({
  sub: z.string().min(1).max(255).refine(storable),
  email: z.string().nullish().catch(null),
  // Some providers send it as text.
  email_verified: z
    .union([z.literal(true), z.literal('true')])
    .optional()
    .catch(undefined),
  name: z.string().min(1).refine(isDisplayName).nullish().catch(null),
  picture: z
    .url({ protocol: /^https?$/ })
    .refine(isPhotoUrl)
    .nullish()
    .catch(null),
})

function readVerifiedIdentity(providerId: string, claims: JWTPayload): VerifiedIdentity | undefined {
  const { data } = payload.safeParse(claims)
  if (!data) return undefined
  const email = normaliseEmail(data.email ?? '') ?? null
  return {
    providerId,
    subject: data.sub,
    email,
    emailVerified: email !== null && data.email_verified !== undefined,
    displayName: data.name ?? null,
    photoUrl: data.picture ?? null,
    claims,
  }
}

/** What the identity client makes of the raw nonce. The ID token alone is not enough to sign in. */
export const nonceOf = (rawNonce: string) => hash('sha256', rawNonce, 'hex')
