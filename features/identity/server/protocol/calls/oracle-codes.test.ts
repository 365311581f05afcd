import { codes, withoutPassword, withoutText } from '#workshop/testing/protocol/comparison.ts'
import { withOracle } from '#workshop/testing/protocol/oracle.ts'
import { nonceOf } from '../../providers/verify-provider-token.ts'

const compare = withOracle('our answers are those of the emulator')

const email = 'ada@example.org'
const password = 'k7vq2m'

compare('resetting a password (SX.9)', async ({ step, signUp, lastCode }) => {
  const path = 'accounts:resetPassword'
  await signUp()
  await step('ask', { path: 'accounts:sendOobCode', body: { requestType: 'PASSWORD_RESET', email } })
  const oobCode = await lastCode()
  await step('check', { path, body: { oobCode } })
  await step('a short password', { path, body: { oobCode, newPassword: '1' } })
  await step('use', { path, body: { oobCode, newPassword: 'k7vq2n' } })
  await step('use again', { path, body: { oobCode, newPassword: 'k7vq2o' } })
  await step('check again', { path, body: { oobCode } })
  await step('garbage', { path, body: { oobCode: 'garbage' } })
  await step('no code', { path, body: { newPassword: 'k7vq2n' } })
  await step('the old password', { path: 'accounts:signInWithPassword', body: { email, password } })
  const { idToken } = await step('the new password', {
    path: 'accounts:signInWithPassword',
    body: { email, password: 'k7vq2n' },
  })
  await step('after that', { path: 'accounts:lookup', body: { idToken } })
})

compare('asking for e-mails (SX.9)', async ({ step, signUp }) => {
  const path = 'accounts:sendOobCode'
  const { idToken } = await signUp()
  await signUp('bob@example.org')
  await step('a reset in capitals', {
    path,
    body: { requestType: 'PASSWORD_RESET', email: 'ADA@example.org' },
  })
  await step('a reset for no account', {
    path,
    body: { requestType: 'PASSWORD_RESET', email: 'x@example.org' },
  })
  await step('a reset by its number', { path, body: { requestType: 1, email } })
  await step('no type by its number', { path, body: { requestType: 0, email } })
  await step('a number of no type', { path, body: { requestType: 99, email } })
  await step('a reset without an e-mail', { path, body: { requestType: 'PASSWORD_RESET' } })
  await step('a link without an e-mail', { path, body: { requestType: 'EMAIL_SIGNIN' } })
  await step('no type', { path, body: { email } })
  await step('an unspecified type', { path, body: { requestType: 'OOB_REQ_TYPE_UNSPECIFIED', email } })
  await step('an unknown type', { path, body: { requestType: 'GREETING', email } })
  await step('the link itself', {
    path,
    body: { requestType: 'PASSWORD_RESET', email, returnOobLink: true },
  })
  await step('a bad way on', {
    path,
    body: { requestType: 'PASSWORD_RESET', email, continueUrl: 'nowhere' },
  })
  await step('a proof', { path, body: { requestType: 'VERIFY_EMAIL', idToken } })
  await step(
    'a proof without a token',
    { path, body: { requestType: 'VERIFY_EMAIL' } },
    {
      why: 'as the other calls say it',
      ...codes('MISSING_ID_TOKEN', 'INVALID_ID_TOKEN'),
    },
  )
  await step('a proof with garbage', { path, body: { requestType: 'VERIFY_EMAIL', idToken: 'garbage' } })
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL' }
  await step('a change', { path, body: { ...change, idToken, newEmail: 'ada2@example.org' } })
  await step('a change to a taken one', { path, body: { ...change, idToken, newEmail: 'bob@example.org' } })
  await step('a change to nothing', { path, body: { ...change, idToken } })
  await step('a change without a token', { path, body: { ...change, newEmail: 'x@example.org' } })
  await step('a change with garbage', {
    path,
    body: { ...change, newEmail: 'x@example.org', idToken: 'x' },
  })
})

compare(
  'a reset for no account, the protection off',
  async ({ step }) => {
    const body = { requestType: 'PASSWORD_RESET', email }
    await step('unknown', { path: 'accounts:sendOobCode', body })
  },
  { IDENTITY_ENUMERATION_PROTECTION: 'off' },
)

compare('signing in with a link (S7.6)', async ({ step, signUp, lastCode, disable }) => {
  const path = 'accounts:signInWithEmailLink'
  const ask = async (to: string) => {
    const continueUrl = 'http://localhost/login'
    const body = { requestType: 'EMAIL_SIGNIN', email: to, continueUrl, canHandleCodeInApp: true }
    await step('ask', { path: 'accounts:sendOobCode', body })
    return lastCode()
  }
  const oobCode = await ask('eve@example.org')
  await step('check', { path: 'accounts:resetPassword', body: { oobCode } })
  await step('a password', { path: 'accounts:resetPassword', body: { oobCode, newPassword: 'k7vq2n' } })
  await step('another e-mail', { path, body: { oobCode, email: 'x@example.org' } })
  await step('no e-mail', { path, body: { oobCode } })
  await step('no code', { path, body: { email } })
  await step('garbage', { path, body: { email, oobCode: 'garbage' } })
  const made = await step('a new account', { path, body: { oobCode, email: 'EVE@example.org' } })
  await step('after that', { path: 'accounts:lookup', body: { idToken: made.idToken } }, withoutPassword)
  await step('again', { path, body: { oobCode, email: 'eve@example.org' } })
  await step('known', { path, body: { oobCode: await ask('eve@example.org'), email: 'eve@example.org' } })
  const ada = await signUp()
  await step('with a password', { path, body: { oobCode: await ask(email), email } })
  await step('refreshed', {
    path: 'token',
    body: { grant_type: 'refresh_token', refresh_token: made.refreshToken },
  })
  const code = await ask(email)
  await disable(ada.localId)
  await step('disabled', { path, body: { oobCode: code, email } })
})

compare('proving and changing an e-mail', async ({ step, signUp, lastCode }) => {
  const path = 'accounts:update'
  const { idToken } = await signUp()
  await step('ask', { path: 'accounts:sendOobCode', body: { requestType: 'VERIFY_EMAIL', idToken } })
  const proof = await lastCode()
  await step('check', { path: 'accounts:resetPassword', body: { oobCode: proof } })
  await step('verify', { path, body: { oobCode: proof } })
  await step('verify again', { path, body: { oobCode: proof } })
  const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'ada2@example.org' }
  await step('ask for a change', { path: 'accounts:sendOobCode', body })
  const change = await lastCode()
  await step('check the change', { path: 'accounts:resetPassword', body: { oobCode: change } })
  await step('change', { path, body: { oobCode: change } })
  await step('change again', { path, body: { oobCode: change } })
  await step('the old e-mail', { path: 'accounts:signInWithPassword', body: { email, password } })
  await step('the new e-mail', {
    path: 'accounts:signInWithPassword',
    body: { email: 'ada2@example.org', password },
  })
  await step('ask again', { path: 'accounts:sendOobCode', body: { requestType: 'PASSWORD_RESET', email } })
})

compare(
  'signing in by a provider (S7.7)',
  async ({ step, signUp, providerToken, disable }) => {
    const path = 'accounts:signInWithIdp'
    const nonce = 'nonce-nonce'
    const person = {
      sub: 'sub-1',
      email: 'eve@example.org',
      email_verified: true,
      name: 'Eve',
      nonce: nonceOf(nonce),
    }
    const ask = async (who: object, more: object = {}) => {
      const id_token = await providerToken({ ...person, ...who })
      const postBody = new URLSearchParams({ id_token, nonce, providerId: 'oidc.provider' }).toString()
      return { path, body: { requestUri: 'http://localhost', postBody, returnIdpCredential: true, ...more } }
    }
    const made = await step('new', await ask({}))
    await step('after that', { path: 'accounts:lookup', body: { idToken: made.idToken } }, withoutPassword)
    await step('known', await ask({}))
    await step('refreshed', {
      path: 'token',
      body: { grant_type: 'refresh_token', refresh_token: made.refreshToken },
    })
    const ada = await signUp()
    await step(
      'an e-mail that the provider does not vouch for',
      await ask({ sub: 'sub-2', email, email_verified: false }),
      {
        why: 'the account is not named to a caller who did not show that it is theirs',
        without: ['localId'],
      },
    )
    await step('linked already', await ask({}, { idToken: ada.idToken }))
    await step(
      'linked already, told as an error',
      await ask({}, { idToken: ada.idToken, returnIdpCredential: false }),
    )
    const linked = await step(
      'a link',
      await ask({ sub: 'sub-3', email: 'x@example.org' }, { idToken: ada.idToken }),
    )
    await step('after the link', { path: 'accounts:lookup', body: { idToken: linked.idToken } })
    await step('unlinked', {
      path: 'accounts:update',
      body: { idToken: linked.idToken, deleteProvider: ['oidc.provider'] },
    })
    await step(
      'no provider',
      { path, body: { requestUri: 'http://localhost', postBody: 'id_token=x' } },
      withoutText,
    )
    await step('no address', { path, body: { postBody: 'id_token=x&providerId=oidc.provider' } })
    await step(
      'garbage',
      {
        path,
        body: { requestUri: 'http://localhost', postBody: 'id_token=x&providerId=oidc.provider' },
      },
      withoutText,
    )
    await disable(made.localId)
    await step('disabled', await ask({}))
  },
  {},
  true,
)
