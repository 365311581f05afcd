import { type AuthError, OAuthProvider } from '@firebase/auth'
import { createIdentityClient } from '#workshop/testing/protocol/identity-client.ts'
import type { Person } from './openid-provider.ts'
import { createVisitor } from './provider-visit.ts'
import { startTestProvider } from './test-provider.ts'

export const testProviderId = 'oidc.provider'
export const oauth = new OAuthProvider(testProviderId)

/** The code the client reports for a call that fails. */
export const failureCode = (call: Promise<unknown>) =>
  call.then(
    () => 'it worked',
    ({ code }: AuthError) => code,
  )

/** The genuine client beside a real provider. */
export async function createProviderClient(env: NodeJS.ProcessEnv = {}) {
  const provider = await startTestProvider()
  const client = await createIdentityClient({ ...provider.env, ...env })
  // The provider keeps the real time.
  client.identity.clock.advance(Date.now() - client.identity.clock())
  /** Walks the whole redirect as a person, and makes the credential that the page would. */
  const prove = async (person: Person) => {
    provider.visitor = person
    const { idToken = '', nonce = '' } = await createVisitor(client.app).visit()
    return oauth.credential({ idToken, rawNonce: nonce })
  }
  return { ...client, provider, prove }
}
