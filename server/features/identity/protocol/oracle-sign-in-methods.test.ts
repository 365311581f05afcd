import { expect } from 'vitest'
import { withOracle } from '#server/testing/protocol/oracle.ts'
import { nonceOf } from '../providers/verified-identity.ts'

const compare = withOracle('our answers are those of the emulator')

const email = 'ada@example.org'
const continueUri = 'http://localhost/login'

for (const protection of ['on', 'off'])
  compare(
    `asking how an e-mail signs in, the protection ${protection}`,
    async ({ step, signUp }) => {
      const path = 'accounts:createAuthUri'
      await signUp()
      await step('known', { path, body: { identifier: 'ADA@example.org', continueUri } })
      await step('unknown', { path, body: { identifier: 'unknown@example.org', continueUri } })
      await step('malformed', { path, body: { identifier: 'ada', continueUri } })
      await step('no e-mail', { path, body: { continueUri } })
      await step('no way on', { path, body: { identifier: email } })
      await step('a bad way on', { path, body: { identifier: email, continueUri: 'nowhere' } })
    },
    { IDENTITY_ENUMERATION_PROTECTION: protection },
  )

compare(
  'asking how an account signs in that was entered by link',
  async ({ step, lastCode }) => {
    const methods = { path: 'accounts:createAuthUri', body: { identifier: email, continueUri } }
    const ask = { requestType: 'EMAIL_SIGNIN', email, continueUrl: continueUri, canHandleCodeInApp: true }
    await step('ask for a link', { path: 'accounts:sendOobCode', body: ask })
    const oobCode = await lastCode()
    const { idToken } = await step('enter', {
      path: 'accounts:signInWithEmailLink',
      body: { email, oobCode },
    })
    await step('by link', methods)
    const chosen = await step('choose a password', {
      path: 'accounts:update',
      body: { idToken, password: 'correct horse', returnSecureToken: true },
    })
    await step('by both', methods)
    await step('enter by password', {
      path: 'accounts:signInWithPassword',
      body: { email, password: 'correct horse' },
    })
    await step('still by both', methods)
    expect(chosen.idToken).toBeTruthy()
  },
  { IDENTITY_ENUMERATION_PROTECTION: 'off' },
)

compare(
  'asking how the e-mail of an identity at a provider signs in',
  async ({ step, signUp, providerToken }) => {
    const nonce = 'nonce-nonce'
    const link = async (sub: string, identityEmail: string, idToken: string | undefined) => {
      const person = { sub, email: identityEmail, email_verified: true, nonce: nonceOf(nonce) }
      const id_token = await providerToken(person)
      const postBody = new URLSearchParams({ id_token, nonce, providerId: 'oidc.provider' }).toString()
      return { path: 'accounts:signInWithIdp', body: { requestUri: 'http://localhost', postBody, idToken } }
    }
    const asked = (identifier: string) => ({
      path: 'accounts:createAuthUri',
      body: { identifier, continueUri },
    })
    const ada = await signUp()
    await step('link', await link('sub-1', 'ada@work.example', ada.idToken))
    await step('by the own e-mail', asked(email))
    await step('by the e-mail of the identity', asked('ada@work.example'), {
      why: 'the password does not go with this e-mail',
      ours: { body: { registered: true, allProviders: ['oidc.provider'], signinMethods: ['oidc.provider'] } },
      theirs: { body: { registered: true } },
    })
    await step('enter by the provider', await link('sub-2', 'eve@example.org', undefined))
    await step('by an e-mail of both', asked('eve@example.org'))
    await step('by no one’s', asked('unknown@example.org'))
  },
  { IDENTITY_ENUMERATION_PROTECTION: 'off' },
  true,
)
