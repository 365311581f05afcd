import { createHash } from 'node:crypto'
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import type { Identity } from '../identity.ts'
import type { Provider } from '../providers/provider.ts'
import { nonceOf } from '../providers/provider-nonce.ts'
import { deleteRedirectsBefore, insertRedirect } from '../records/provider-redirect.store.ts'

/** 256 bits in base64url. */
const secretBytes = 32

/** How long a redirect is remembered, used or not, in ms: long enough to tell an expired one from a made-up one. */
const remembered = 24 * 60 * 60 * 1000

/** Asks for what an account shows of its owner, in the ID token where the provider lets a client choose. */
const claims = JSON.stringify({
  id_token: { email: null, email_verified: null, name: null, picture: null },
})

/**
 * Sends a visitor to a provider: the address to go to. `secret` is known to the visitor's browser alone and is asked
 * for when the visitor comes back; `visit` is what the page calls the visit.
 * @throws ProviderAwayError
 */
export async function startProviderRedirect(
  identity: Identity,
  provider: Provider,
  {
    secret,
    returnTo,
    visit,
  }: { readonly secret: string; readonly returnTo: string; readonly visit?: string | undefined },
): Promise<URL> {
  const { configuration } = await provider.discover()
  const { db, clock } = identity
  const [state, nonce, codeVerifier] = [newSecret(identity), newSecret(identity), newSecret(identity)]
  const now = clock()
  await deleteRedirectsBefore(db, now - remembered)
  await insertRedirect(db, hashState(state, secret), {
    providerId: provider.id,
    nonce,
    codeVerifier,
    returnTo,
    visit,
    startedAt: now,
  })
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(identity, provider),
    scope: 'openid email profile',
    state,
    nonce: nonceOf(nonce),
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(configuration.serverMetadata().claims_parameter_supported ? { claims } : {}),
  })
}

/** Where a provider sends visitors back to. It must be known there. */
export function callbackAddress({ publicUrl }: Identity, { id }: Provider): string {
  return `${publicUrl}/auth/providers/${id}/callback`
}

/** A secret for one use, or for one browser. */
export function newSecret({ random }: Identity): string {
  return Buffer.from(random(secretBytes)).toString('base64url')
}

/** What is stored of a state: without the browser's secret it leads nowhere. */
export function hashState(state: string, secret: string): string {
  return createHash('sha256').update(`${state}.${secret}`).digest('base64url')
}
