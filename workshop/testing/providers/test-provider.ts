import { onTestFinished } from 'vitest'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'

/** Starts a provider that knows the site of the tests, for one test, and stops it afterwards. */
export async function startTestProvider(): Promise<OpenIdProvider> {
  const provider = await startOpenIdProvider()
  provider.admit(testPublicUrl)
  onTestFinished(provider.stop)
  return provider
}
