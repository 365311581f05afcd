import { describe, expect, it } from 'vitest'
import { signInTestAccount } from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { createIdentityServer } from '#workshop/testing/protocol/identity-client.ts'

const email = 'ada@example.org'
const newEmail = 'countess@example.org'
const continueUrl = 'https://edutrain.example/dashboard'
const kind = (name: string) => ({ kind: `identitytoolkit#${name}` })

async function prepare(env?: NodeJS.ProcessEnv) {
  const { app, identity } = await createIdentityServer(env)
  const { account, tokens } = await signInTestAccount(identity, email)
  const ask = async (name: string, payload: object) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=edutrain`
    const response = await app.inject({ method: 'POST', url, payload })
    return response.json()
  }
  const lastCode = () => codeIn(identity.outbox.links().at(-1))
  const project = (method: 'GET' | 'HEAD' | 'POST', query = 'key=edutrain') =>
    app.inject({ method, url: `/identitytoolkit.googleapis.com/v1/projects?${query}` })
  return { identity, uid: account.uid, idToken: tokens.idToken, ask, lastCode, project }
}

describe('the answers about codes, to the last field:', () => {
  it('accounts:sendOobCode, without the code', async () => {
    const { ask, idToken } = await prepare()
    const sent = { ...kind('GetOobConfirmationCodeResponse'), email }

    expect(await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email, clientType: 'x' })).toEqual(sent)
    expect(
      await ask('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true }),
    ).toEqual(sent)
    expect(await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).toEqual(sent)
    expect(await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })).toEqual(
      sent,
    )
  })

  it.each([
    [{ requestType: 'PASSWORD_RESET' }, { email }],
    [{ requestType: 'VERIFY_EMAIL' }, { email }],
    [
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail },
      { email, newEmail },
    ],
    [{ requestType: 'EMAIL_SIGNIN', continueUrl }, {}],
  ])('accounts:resetPassword that only checks %j', async (asked, told) => {
    const { ask, idToken, lastCode } = await prepare()
    await ask('sendOobCode', { ...asked, email, idToken })

    for (const _time of [1, 2])
      expect(await ask('resetPassword', { oobCode: lastCode() })).toEqual({
        ...kind('ResetPasswordResponse'),
        requestType: asked.requestType,
        ...told,
      })
  })

  it('accounts:resetPassword', async () => {
    const { ask, lastCode } = await prepare()
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })

    expect(await ask('resetPassword', { oobCode: lastCode(), newPassword: 'battery staple' })).toEqual({
      ...kind('ResetPasswordResponse'),
      requestType: 'PASSWORD_RESET',
      email,
    })
  })

  it('accounts:update with a code, without tokens (S7.8)', async () => {
    const { ask, uid, idToken, lastCode } = await prepare()
    await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })

    expect(await ask('update', { oobCode: lastCode() })).toEqual({
      ...kind('SetAccountInfoResponse'),
      localId: uid,
      email: newEmail,
      newEmail,
      emailVerified: true,
      providerUserInfo: [{ providerId: 'password', federatedId: newEmail, rawId: newEmail, email: newEmail }],
    })
  })

  it('accounts:signInWithEmailLink (S7.6)', async () => {
    const { ask, uid, lastCode } = await prepare()
    await ask('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl })

    expect(await ask('signInWithEmailLink', { email, oobCode: lastCode() })).toEqual({
      ...kind('EmailLinkSigninResponse'),
      localId: uid,
      email,
      isNewUser: false,
      idToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: '3600',
    })
  })

  it('projects, to a GET alone (S7.11)', async () => {
    const { project } = await prepare()

    const response = await project('GET')

    expect(response.json()).toEqual({
      projectId: 'edutrain',
      authorizedDomains: ['edutrain.example'],
    })
    expect((await project('GET', '')).statusCode).toBe(403)
    expect((await project('GET', 'key=edutrain&x=1')).statusCode).toBe(400)
    const refused = await project('POST')
    expect(refused.statusCode).toBe(405)
    expect(refused.headers.allow).toBe('GET')
    expect(refused.json().error).toMatchObject({ code: 405, message: 'Method Not Allowed' })
    expect((await project('HEAD')).statusCode).toBe(405)
  })
})

const refusals: [call: string, payload: object, code: string][] = [
  ['sendOobCode', {}, 'MISSING_REQ_TYPE'],
  ['sendOobCode', { requestType: 'OOB_REQ_TYPE_UNSPECIFIED', email }, 'MISSING_REQ_TYPE'],
  [
    'sendOobCode',
    { requestType: 'RECOVER_EMAIL', email },
    'INVALID_REQ_TYPE : Unsupported request parameters.',
  ],
  ['sendOobCode', { requestType: 'OTHER', email }, "Invalid value at 'requestType'."],
  ['sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
  ['sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada' }, 'INVALID_EMAIL'],
  [
    'sendOobCode',
    { requestType: 'PASSWORD_RESET', email: `${email}\r\nBcc: eve@example.org` },
    'INVALID_EMAIL',
  ],
  ['sendOobCode', { requestType: 'PASSWORD_RESET', email: [email] }, "Invalid value at 'email'."],
  ['sendOobCode', { requestType: 'PASSWORD_RESET', email, returnOobLink: true }, 'INSUFFICIENT_PERMISSION'],
  ['sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl: 'x' }, 'INVALID_CONTINUE_URI'],
  [
    'sendOobCode',
    { requestType: 'PASSWORD_RESET', email, continueUrl: 'https://evil.example' },
    'UNAUTHORIZED_DOMAIN',
  ],
  ['sendOobCode', { requestType: 'EMAIL_SIGNIN', continueUrl }, 'MISSING_EMAIL'],
  ['sendOobCode', { requestType: 'EMAIL_SIGNIN', email }, 'MISSING_CONTINUE_URI'],
  ['sendOobCode', { requestType: 'VERIFY_EMAIL', email }, 'MISSING_ID_TOKEN'],
  ['sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: 'x' }, 'INVALID_ID_TOKEN'],
  ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: 'x' }, 'MISSING_NEW_EMAIL'],
  ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail }, 'MISSING_ID_TOKEN'],
  ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail, idToken: 'x' }, 'INVALID_ID_TOKEN'],
  ['resetPassword', {}, 'MISSING_OOB_CODE'],
  ['resetPassword', { oobCode: 'x' }, 'INVALID_OOB_CODE'],
  ['resetPassword', { oobCode: 'x', newPassword: '1' }, 'INVALID_OOB_CODE'],
  ['update', { oobCode: 'x' }, 'INVALID_OOB_CODE'],
  ['signInWithEmailLink', { oobCode: 'x' }, 'MISSING_EMAIL'],
  ['signInWithEmailLink', { email }, 'MISSING_OOB_CODE'],
  ['signInWithEmailLink', { email, oobCode: 'x' }, 'INVALID_OOB_CODE'],
  ['signInWithEmailLink', { email, oobCode: 'x', idToken: 'x' }, 'INVALID_ID_TOKEN'],
]

describe('what cannot be done is refused with the code the client knows, and sends no e-mail:', () => {
  it.each(refusals)('accounts:%s %j', async (call, payload, message) => {
    const { identity, ask } = await prepare()

    const { error } = await ask(call, payload)

    expect(error).toMatchObject({ code: 400, message })
    expect(error.errors).toEqual([{ message, domain: 'global', reason: expect.any(String) }])
    expect(identity.outbox.said).toEqual([])
    expect(await identity.db.selectFrom('action_codes').selectAll().execute()).toEqual([])
  })
})
