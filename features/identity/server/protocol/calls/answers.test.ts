import { describe, expect, it } from 'vitest'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { addTestAccount, codeOf, testPassword } from '#workshop/testing/app/identity.ts'
import { createIdentityServer } from '#workshop/testing/protocol/identity-client.ts'
import { refreshSession } from '../../operations/sessions/refresh-session.ts'

const email = 'ada@example.org'
const credentials = { email, password: testPassword, returnSecureToken: true }
const anyTokens = { idToken: expect.any(String), refreshToken: expect.any(String), expiresIn: '3600' }
const passwordProvider = { providerId: 'password', federatedId: email, rawId: email, email }

async function prepare() {
  const { app, identity } = await createIdentityServer()
  const call = async (name: string, payload: object) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=edutrain`
    const response = await app.inject({ method: 'POST', url, payload })
    expect(response.body).not.toMatch(/\$argon2|password_hash|private|correct horse/)
    return response.json()
  }
  return { app, identity, call }
}

describe('the answers of the service, to the last field:', () => {
  it('accounts:signUp (S7.5)', async () => {
    const { call } = await prepare()

    expect(await call('signUp', { ...credentials, clientType: 'CLIENT_TYPE_WEB' })).toEqual({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
      email,
      ...anyTokens,
    })
  })

  it('accounts:signInWithPassword (S7.4)', async () => {
    const { identity, call } = await prepare()
    const { uid } = await addTestAccount(identity, email)

    expect(await call('signInWithPassword', credentials)).toEqual({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId: uid,
      email,
      registered: true,
      ...anyTokens,
    })
  })

  it('accounts:lookup, its long numbers as strings (S7.9)', async () => {
    const { identity, call } = await prepare()
    const now = identity.clock()
    const { idToken, localId } = await call('signUp', credentials)

    expect(await call('lookup', { idToken })).toEqual({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId,
          email,
          emailVerified: false,
          providerUserInfo: [passwordProvider],
          passwordHash: 'UkVEQUNURUQ=',
          passwordUpdatedAt: now,
          validSince: String(inSeconds(now)),
          disabled: false,
          createdAt: String(now),
          lastLoginAt: String(now),
          lastRefreshAt: new Date(now).toISOString(),
        },
      ],
    })
  })

  it('accounts:update, echoing name and photo (S7.8)', async () => {
    const { call } = await prepare()
    const { idToken, localId } = await call('signUp', { ...credentials, displayName: 'Ada' })
    const profile = { displayName: 'Ada', photoUrl: 'https://example.org/ada.png' }

    expect(await call('update', { idToken, photoUrl: profile.photoUrl, returnSecureToken: true })).toEqual({
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId,
      email,
      emailVerified: false,
      ...profile,
      providerUserInfo: [{ ...passwordProvider, ...profile }],
    })
  })

  it('accounts:update of credentials, with fresh tokens (S7.8)', async () => {
    const { call } = await prepare()
    const { idToken } = await call('signUp', credentials)

    expect(await call('update', { idToken, password: 'battery staple' })).toMatchObject(anyTokens)
  })

  it('accounts:update that deletes attributes', async () => {
    const { call } = await prepare()
    const { idToken } = await call('signUp', { ...credentials, displayName: 'Ada' })

    const answer = await call('update', { idToken, deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'] })

    expect(answer).not.toHaveProperty('displayName')
  })

  it('accounts:delete (S7.10)', async () => {
    const { call } = await prepare()
    const { idToken } = await call('signUp', credentials)

    expect(await call('delete', { idToken })).toEqual({ kind: 'identitytoolkit#DeleteAccountResponse' })
  })

  it('the token endpoint (S7.12)', async () => {
    const { app, call } = await prepare()
    const { localId, refreshToken } = await call('signUp', credentials)

    const response = await app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=edutrain',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    })

    const { id_token: idToken } = response.json()
    expect(response.json()).toEqual({
      access_token: idToken,
      expires_in: '3600',
      token_type: 'Bearer',
      refresh_token: refreshToken,
      id_token: expect.any(String),
      user_id: localId,
      project_id: 'edutrain',
    })
  })

  it('the public keys (SX.12)', async () => {
    const { app, identity } = await prepare()

    const response = await app.inject('/.well-known/jwks.json')

    expect(response.json()).toEqual({ keys: await identity.keys.listPublicKeys() })
    expect(response.headers['cache-control']).toBe('public, max-age=300')
  })

  it('our own end of a session, twice the same', async () => {
    const { app, identity, call } = await prepare()
    const { refreshToken } = await call('signUp', credentials)
    const revoke = () =>
      app.inject({ method: 'POST', url: '/api/sessions/revoke', payload: { refreshToken } })

    for (const response of [await revoke(), await revoke()]) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({})
    }
    expect(codeOf(await refreshSession(identity, refreshToken))).toBe('TOKEN_EXPIRED')
  })

  it('our own end of a session refuses what is no token in its own shape', async () => {
    const { app } = await prepare()
    const revoke = (payload: object) => app.inject({ method: 'POST', url: '/api/sessions/revoke', payload })

    for (const payload of [{}, { refreshToken: 5 }, { refreshToken: 'x'.repeat(513) }, { token: 'x' }]) {
      const response = await revoke(payload)
      expect(response.statusCode).toBe(400)
      expect(response.json().error.code).toBe('invalid-input')
    }
  })
})
