import { hash } from 'node:crypto'
import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import type { ProviderFailure } from '#features/identity/contract.ts'
import type { Identity } from '../../identity.ts'
import type { Provider } from '../../providers/provider.ts'
import { nonceOf } from '../../providers/verify-provider-token.ts'
import { insertRedirect, type ProviderRedirect, takeRedirect } from '../../records/provider-redirect.store.ts'

const secretBytes = 32

const claims = JSON.stringify({
  id_token: { email: null, email_verified: null, name: null, picture: null },
})

/** `secret` is known to the visitor's browser alone. @throws ProviderAwayError */
export async function startProviderRedirect(
  identity: Identity,
  provider: Provider,
  { secret, ...visit }: { readonly secret: string } & Pick<ProviderRedirect, 'returnTo' | 'visit'>,
): Promise<URL> {
  const { configuration } = await provider.discover()
  const { db, clock } = identity
  const [state, nonce, codeVerifier] = [newSecret(identity), newSecret(identity), newSecret(identity)]
  const redirect = { ...visit, providerId: provider.id, nonce, codeVerifier, startedAt: clock() }
  await insertRedirect(db, hashState(state, secret), redirect)
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

const callbackAddress = ({ publicUrl }: Identity, { id }: Provider) =>
  `${publicUrl}/auth/providers/${id}/callback`

export function newSecret({ random }: Identity): string {
  return Buffer.from(random(secretBytes)).toString('base64url')
}

const hashState = (state: string, secret: string) => hash('sha256', `${state}.${secret}`, 'base64url')

/** In ms (S9.21). */
const redirectLife = 10 * 60 * 1000

type ProviderReturn = (
  | { readonly idToken: string; readonly rawNonce: string; readonly returnTo: string }
  | { readonly failure: ProviderFailure; readonly returnTo?: string; readonly cause: unknown }
) & { readonly visit?: string | undefined }

/** Works once. */
export async function finishProviderRedirect(
  identity: Identity,
  provider: Provider,
  { search, secret }: { readonly search: string; readonly secret: string | undefined },
): Promise<ProviderReturn> {
  const query = new URLSearchParams(search)
  const state = query.get('state')
  const now = identity.clock()
  const redirect =
    state && secret ? await takeRedirect(identity.db, hashState(state, secret), now) : undefined
  if (!state || redirect?.providerId !== provider.id)
    return { failure: 'failed', cause: 'no redirect of this browser has this state' }
  const { returnTo, visit } = redirect
  if (now - redirect.startedAt > redirectLife)
    return { failure: 'expired', returnTo, visit, cause: 'the redirect is too old' }
  if (query.get('error') === 'access_denied')
    return { failure: 'cancelled', returnTo, visit, cause: 'the visitor said no' }
  try {
    const address = new URL(`${callbackAddress(identity, provider)}${search}`)
    const idToken = await fetchIdToken(provider, address, state, redirect)
    return { idToken, rawNonce: redirect.nonce, returnTo, visit }
  } catch (cause) {
    return { failure: 'failed', returnTo, visit, cause }
  }
}

async function fetchIdToken(
  provider: Provider,
  address: URL,
  expectedState: string,
  { nonce, codeVerifier }: ProviderRedirect,
): Promise<string> {
  const { configuration } = await provider.discover()
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState,
    expectedNonce: nonceOf(nonce),
    pkceCodeVerifier: codeVerifier,
  })
  if (!tokens.id_token) throw new Error('the provider sent no ID token')
  return tokens.id_token
}

const fallback = '/dashboard'
const maxLength = 512

/** No open redirect. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > maxLength) return fallback
  // Printable ASCII alone, because browsers drop tabs and line breaks and read a backslash as a slash.
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, 'http://own.invalid')
  if (origin !== 'http://own.invalid' || pathname.startsWith('//')) return fallback
  return `${pathname}${search}${hash}`
}
