import { authorizationCodeGrant } from 'openid-client'
import type { ProviderFailure } from '#contract/identity.ts'
import type { Identity } from '../identity.ts'
import type { Provider } from '../providers/provider.ts'
import { nonceOf } from '../providers/provider-nonce.ts'
import { type ProviderRedirect, takeRedirect } from '../records/provider-redirect.store.ts'
import { callbackAddress, hashState } from './start-provider-redirect.ts'

/** How long a visitor may stay at a provider, in ms (spec §9: redirect event cache 10 minutes). */
const redirectLife = 10 * 60 * 1000

/** What the identity client needs for its sign-in, or why there will be none; `cause` is for the log. */
export type ProviderReturn = (
  | { readonly idToken: string; readonly rawNonce: string; readonly returnTo: string }
  | { readonly failure: ProviderFailure; readonly returnTo?: string; readonly cause: unknown }
) & { readonly visit?: string | undefined }

/**
 * Takes a visitor back from a provider, once, and fetches the ID token. `search` is the query the provider sent, from
 * the question mark; `secret` what the browser kept since the start.
 */
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
    return {
      idToken: await fetchIdToken(provider, address, state, redirect),
      rawNonce: redirect.nonce,
      returnTo,
      visit,
    }
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
