import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#platform/server/config/settings.ts'
import { identitySettings } from './identity.config.ts'

const read = (env: NodeJS.ProcessEnv) => readSettings(identitySettings, env)

describe('the settings of the identity service', () => {
  it('need nothing from the operator', () => {
    expect(read({})).toEqual({
      mode: 'built-in',
      apiKey: 'edutrain',
      projectId: 'edutrain',
      authDomain: '',
      emulatorUrl: '',
      googleJwksUrl:
        'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      issuer: 'https://edutrain.invalid/identity',
      authorizedDomains: [],
      enumerationProtection: true,
      hashingConcurrency: Math.max(1, availableParallelism() - 1),
      hashingQueue: 500,
      callLimit: 20_000,
      signUpLimit: 300,
      signUpCeiling: 3000,
      signInLimit: 1200,
      failureLimit: 400,
      freeTries: 10,
      accountFailureLimit: 50,
      mailLimit: 5,
      mailAddressLimit: 200,
      mailCeiling: 3000,
      codeLimit: 300,
      anonymous: true,
      oidcIssuer: '',
      oidcClientId: '',
      oidcClientSecret: '',
      oidcLabel: 'OpenID Connect',
      oidcId: 'oidc.provider',
      operatorEmails: [],
      operatorSecondFactor: 'when-enrolled',
    })
  })

  it('name operators by their e-mails, with commas between them, whatever the case', () => {
    const { operatorEmails } = read({ OPERATOR_EMAILS: 'Ada@Example.org, bob@example.org,' })
    expect(operatorEmails).toEqual(['ada@example.org', 'bob@example.org'])
  })

  it.each([
    ['an API key with a colon', { IDENTITY_API_KEY: 'a:b' }, 'IDENTITY_API_KEY must not contain a colon'],
    ['an API key with a space', { IDENTITY_API_KEY: 'a b' }, 'IDENTITY_API_KEY must be'],
    ['an unknown mode', { IDENTITY: 'google' }, 'IDENTITY must be one of built-in, firebase'],
    [
      'an auth domain with a colon',
      { IDENTITY_AUTH_DOMAIN: 'example.org:443' },
      'IDENTITY_AUTH_DOMAIN must not contain a colon',
    ],
    [
      'an emulator address without its scheme',
      { IDENTITY_EMULATOR_URL: 'localhost:9099' },
      'IDENTITY_EMULATOR_URL must start with http:// or https://',
    ],
    ['an issuer that is no URL', { IDENTITY_ISSUER: 'edutrain' }, 'IDENTITY_ISSUER must start with http'],
    [
      "Google's issuer",
      { IDENTITY_ISSUER: 'https://securetoken.google.com/edutrain' },
      'IDENTITY_ISSUER must be an address of your own',
    ],
    ['no hashing at all', { IDENTITY_HASHING_CONCURRENCY: '0' }, 'IDENTITY_HASHING_CONCURRENCY must be'],
    [
      'an operator without an e-mail',
      { OPERATOR_EMAILS: 'ada' },
      'OPERATOR_EMAILS must be emails separated by commas',
    ],
    ['a half switch', { IDENTITY_ENUMERATION_PROTECTION: 'yes' }, 'must be on or off'],
  ])('refuse %s in one sentence (S5.12, S5.13, S5.14)', (_what, env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })
})
