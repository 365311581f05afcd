import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { BaseParts } from '../records/parts.ts'
import { type Provider, ProviderAwayError } from './provider.ts'
import { nonceOf, readVerifiedIdentity, type VerifiedIdentity } from './verified-identity.ts'

/** Only signatures that the provider alone can make. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

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
