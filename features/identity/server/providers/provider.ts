import { createRemoteJWKSet } from 'jose'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  None,
} from 'openid-client'
import { SettingError } from '#platform/server/config/settings.ts'
import type { IdentitySettings } from '../identity.config.ts'

/** In seconds. */
const timeout = 10

export interface Provider {
  readonly id: string
  readonly label: string
  readonly clientId: string
  /** At first use; then it is kept. @throws ProviderAwayError, and asks again the next time. */
  discover(): ReturnType<typeof discoverProvider>
}

/** Answered as 503, so that the client takes it for a bad network. */
export class ProviderAwayError extends Error {
  override name = 'ProviderAwayError'
  readonly statusCode = 503
}

/** @throws SettingError when one is configured by half. */
export function createProviders(settings: IdentitySettings): Provider[] {
  const { mode, oidcIssuer, oidcClientId, oidcId, oidcLabel } = settings
  if (mode !== 'built-in' || oidcIssuer === '') return []
  if (oidcClientId === '') throw new SettingError('OIDC_CLIENT_ID must be set when OIDC_ISSUER is.')
  let discovered: ReturnType<typeof discoverProvider> | undefined
  return [
    {
      id: oidcId,
      label: oidcLabel,
      clientId: oidcClientId,
      discover() {
        discovered ??= discoverProvider(settings).catch((cause: unknown) => {
          discovered = undefined
          throw new ProviderAwayError(`the provider ${oidcId} cannot be reached`, { cause })
        })
        return discovered
      },
    },
  ]
}

async function discoverProvider(settings: IdentitySettings) {
  const { oidcIssuer, oidcClientId, oidcClientSecret } = settings
  const issuer = new URL(oidcIssuer)
  const configuration = await discovery(issuer, oidcClientId, {}, clientAuthentication(oidcClientSecret), {
    timeout,
    // Only a provider on this very machine may be configured without TLS.
    ...(issuer.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
  })
  const metadata = configuration.serverMetadata()
  if (!metadata.jwks_uri) throw new Error('the provider publishes no keys')
  const findKey = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeout * 1000 })
  return { configuration, issuer: metadata.issuer, findKey }
}

function clientAuthentication(secret: string): ClientAuth {
  if (secret === '') return None()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}
