import { describe, expect, it } from 'vitest'
import { addTestAccount } from '#workshop/testing/app/identity.ts'
import { createIdentityServer } from '#workshop/testing/protocol/identity-client.ts'
import { testClientId } from '#workshop/testing/providers/openid-provider.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'
import { nonceOf } from '../../providers/verify-provider-token.ts'

const email = 'ada@example.org'
const nonce = 'a raw nonce'

async function prepare() {
  const provider = await startTestProvider()
  const { app, identity } = await createIdentityServer(provider.env)
  const now = Math.floor(identity.clock() / 1000)
  const claims = {
    ...{
      iss: provider.issuer,
      aud: testClientId,
      sub: 'ada',
      iat: now,
      exp: now + 600,
      nonce: nonceOf(nonce),
    },
    email,
    email_verified: true,
    name: 'Ada',
  }
  const idToken = await provider.sign(claims)
  const post = async (name: string, payload: object) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=edutrain`
    const response = await app.inject({ method: 'POST', url, payload })
    return { status: response.statusCode, body: response.json() }
  }
  const form = (fields: Record<string, string> = {}) =>
    `${new URLSearchParams({ id_token: idToken, providerId: 'oidc.provider', nonce, ...fields })}`
  const idp = (payload: object = {}) =>
    post('signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: form(),
      returnSecureToken: true,
      ...payload,
    })
  return { identity, provider, claims, idToken, post, form, idp }
}

const tokens = { idToken: expect.any(String), refreshToken: expect.any(String), expiresIn: '3600' }
const fault = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
})

describe('accounts:signInWithIdp answers to the last field', () => {
  it('a new account, and a known one (S7.7)', async () => {
    const { provider, claims, idToken, form, idp } = await prepare()

    const { body } = await idp()

    const known = {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      context: '',
      providerId: 'oidc.provider',
      federatedId: 'ada',
      email,
      emailVerified: true,
      displayName: 'Ada',
      fullName: 'Ada',
      rawUserInfo: JSON.stringify(claims),
      oauthIdToken: idToken,
      nonce,
      localId: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
      ...tokens,
    }
    expect(body).toEqual({ ...known, isNewUser: true })
    const later = { ...claims, exp: claims.exp + 1 }
    const fresh = await provider.sign(later)
    expect((await idp({ postBody: form({ id_token: fresh }) })).body).toEqual({
      ...known,
      rawUserInfo: JSON.stringify(later),
      oauthIdToken: fresh,
    })
  })

  it('a token that was used', async () => {
    const { idp } = await prepare()
    await idp()

    expect(await idp()).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/^INVALID_IDP_RESPONSE : /) } },
    })
  })

  it('an e-mail that needs a confirmation (S8.34)', async () => {
    const { identity, provider, claims, form, idp } = await prepare()
    await addTestAccount(identity, email)
    const idToken = await provider.sign({ ...claims, email_verified: false })

    const { body } = await idp({ postBody: form({ id_token: idToken }) })

    expect(body).toMatchObject({ needConfirmation: true, verifiedProvider: [], email, oauthIdToken: idToken })
    for (const secret of ['localId', 'idToken', 'refreshToken']) expect(body).not.toHaveProperty(secret)
  })

  it('an identity of another account: an error, or beside the credential where that is wanted back (S8.33)', async () => {
    const { idp, post } = await prepare()
    await idp()
    const { body } = await post('signUp', { email: 'bob@example.org', password: 'six or more' })
    const { idToken } = body

    expect(await idp({ idToken })).toEqual(fault('FEDERATED_USER_ID_ALREADY_LINKED'))
    expect(await idp({ idToken, returnIdpCredential: true })).toMatchObject({
      status: 200,
      body: {
        errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED',
        providerId: 'oidc.provider',
        federatedId: 'ada',
      },
    })
    expect((await idp({ idToken, returnIdpCredential: true })).body).not.toHaveProperty('localId')
  })

  it('all ways in of an account at accounts:lookup, and what is left after accounts:update', async () => {
    const { idp, post } = await prepare()
    const { body } = await idp()

    const { users } = (await post('lookup', { idToken: body.idToken })).body
    expect(users[0]).toMatchObject({
      email,
      emailVerified: true,
      providerUserInfo: [
        { providerId: 'oidc.provider', rawId: 'ada', federatedId: 'ada', email, displayName: 'Ada' },
      ],
    })
    expect(users[0]).not.toHaveProperty('passwordHash')
    expect(
      (await post('update', { idToken: body.idToken, deleteProvider: ['oidc.provider'] })).body,
    ).toMatchObject({
      kind: 'identitytoolkit#SetAccountInfoResponse',
      providerUserInfo: [{ providerId: 'password' }],
    })
  })
})

describe('accounts:signInWithIdp refuses', () => {
  it.each([
    [{ requestUri: '' }, 'MISSING_REQUEST_URI'],
    [{ requestUri: 'nonsense' }, 'INVALID_REQUEST_URI'],
    [{ postBody: '' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential.'],
    [
      { postBody: 'providerId=oidc.provider' },
      'INVALID_IDP_RESPONSE : The provider’s ID token is not valid.',
    ],
    [{ postBody: 'id_token=x&providerId=google.com' }, 'OPERATION_NOT_ALLOWED'],
    [
      { postBody: 'id_token=%ff%00&providerId=oidc.provider' },
      'INVALID_IDP_RESPONSE : The provider’s ID token is not valid.',
    ],
    [{ pendingToken: 'made up' }, 'INVALID_PENDING_TOKEN'],
    [{ idToken: 'made up' }, 'INVALID_ID_TOKEN'],
  ])('%j', async (payload, message) => {
    const { idp } = await prepare()

    expect(await idp(payload)).toEqual(fault(message))
  })

  it('anything of a wrong type, in the shape of the service', async () => {
    const { idp } = await prepare()

    for (const payload of [{ postBody: {} }, { autoCreate: 'no' }, { idToken: 1 }, { unknown: 1 }])
      expect(await idp(payload)).toMatchObject({
        status: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      })
  })
})

describe('accounts:signUp without e-mail and password', () => {
  it('answers an account without an e-mail where that is allowed', async () => {
    const { app } = await createIdentityServer({ IDENTITY_ANONYMOUS: 'on' })
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'

    const response = await app.inject({ method: 'POST', url, payload: { returnSecureToken: true } })

    expect(response.json()).toEqual({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: expect.any(String),
      ...tokens,
    })
  })
})
