import rateLimit from '@fastify/rate-limit'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { signInTestAccount } from '#workshop/testing/app/identity.ts'
import { createIdentityServer, type IdentityServer } from '#workshop/testing/protocol/identity-client.ts'
import { isIdentityAddress } from './service-host.ts'

const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
const token = '/securetoken.googleapis.com/v1/token?key=edutrain'
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

interface Bad extends InjectOptions {
  readonly status: number
  readonly message: string
}

const post = (url: string, payload: string | Buffer, rest: Pick<Bad, 'message'> & Partial<Bad>): Bad => ({
  method: 'POST',
  url: `${accounts}${url}`,
  headers: json,
  payload,
  status: 400,
  ...rest,
})

const unknownName = (name: string) =>
  `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`
const notMessage = 'Invalid JSON payload received. Root element must be a message.'
const badKey = 'API key not valid. Please pass a valid API key.'
const signUp = ':signUp?key=edutrain'
const update = ':update?key=edutrain'
const lookup = ':lookup?key=edutrain'
const good = '{"email":"bob@example.org","password":"k7vq2m","returnSecureToken":true}'

/** Requests with ID_TOKEN in place of a token that is valid. */
const badRequests: Record<string, Bad> = {
  'no API key': post(':signUp', good, { status: 403, message: 'The request is missing a valid API key.' }),
  'a wrong API key': post(':signUp?key=other', good, { message: badKey }),
  'two API keys': post(':signUp?key=edutrain&key=edutrain', good, { message: badKey }),
  'another form of answers': post(':signUp?key=edutrain&alt=media', good, {
    message: "Invalid value at 'alt'.",
  }),
  'an unknown query': post(':signUp?key=edutrain&x=1', good, { message: unknownName('x') }),
  'broken JSON': post(signUp, '{"email":', { message: 'Invalid JSON payload received. Syntax error.' }),
  'bytes that are no UTF-8': post(signUp, Buffer.from([0x7b, 0xff, 0x7d]), {
    message: 'Invalid JSON payload received. Invalid UTF-8.',
  }),
  'a name twice': post(signUp, '{"email":"a@example.org","email":"b@example.org","password":"k7vq2m"}', {
    message: 'Invalid JSON payload received. Duplicate name "email".',
  }),
  'an unknown name': post(signUp, '{"email":"a@example.org","password":"k7vq2m","admin":true}', {
    message: unknownName('admin'),
  }),
  'the name of a prototype': post(signUp, '{"__proto__":{"email":"a@example.org"}}', {
    message: unknownName('__proto__'),
  }),
  'the id of another account': post(update, '{"idToken":"ID_TOKEN","localId":"x","displayName":"x"}', {
    message: unknownName('localId'),
  }),
  'an array': post(signUp, `[${good}]`, { message: notMessage }),
  'a string': post(signUp, '"email"', { message: notMessage }),
  null: post(signUp, 'null', { message: notMessage }),
  'a number for an e-mail': post(signUp, '{"email":5,"password":"k7vq2m"}', {
    message: "Invalid value at 'email'.",
  }),
  'an object for a password': post(signUp, '{"email":"a@example.org","password":{"$ne":1}}', {
    message: "Invalid value at 'password'.",
  }),
  'half a character': post(signUp, '{"email":"a@example.org","password":"k7vq2m\\ud800"}', {
    message: "Invalid value at 'password'.",
  }),
  'a zero character': post(update, '{"idToken":"ID_TOKEN","displayName":"a\\u0000"}', {
    message: "Invalid value at 'displayName'.",
  }),
  'an endless name': post(update, `{"idToken":"ID_TOKEN","displayName":"${'x'.repeat(257)}"}`, {
    message: "Invalid value at 'displayName'.",
  }),
  'an unknown attribute': post(update, '{"idToken":"ID_TOKEN","deleteAttribute":["NAME"]}', {
    message: "Invalid value at 'deleteAttribute.0'.",
  }),
  'a tenant': post(signUp, '{"email":"a@example.org","password":"k7vq2m","tenantId":"x"}', {
    message: "Invalid value at 'tenantId'.",
  }),
  'no e-mail': post(signUp, '{"password":"k7vq2m"}', { message: 'MISSING_EMAIL' }),
  'an empty e-mail': post(':signInWithPassword?key=edutrain', '{"email":"","password":"k7vq2m"}', {
    message: 'INVALID_EMAIL',
  }),
  'no password': post(':signInWithPassword?key=edutrain', '{"email":"ada@example.org"}', {
    message: 'MISSING_PASSWORD',
  }),
  'a short password': post(signUp, '{"email":"a@example.org","password":"12345"}', {
    message: 'WEAK_PASSWORD : Password should be at least 6 characters',
  }),
  'a name beside a weak password': post(update, '{"idToken":"ID_TOKEN","displayName":"x","password":"1"}', {
    message: 'WEAK_PASSWORD : Password should be at least 6 characters',
  }),
  'the removal of the e-mail': post(update, '{"idToken":"ID_TOKEN","deleteAttribute":["EMAIL"]}', {
    message: 'OPERATION_NOT_ALLOWED',
  }),
  'no ID token': post(lookup, '{}', { message: 'MISSING_ID_TOKEN' }),
  'no ID token for an update': post(update, '{"displayName":"x"}', {
    message: 'INVALID_REQ_TYPE : Unsupported request parameters.',
  }),
  'no ID token for a deletion': post(':delete?key=edutrain', '{}', { message: 'MISSING_ID_TOKEN' }),
  'a forged ID token': post(':delete?key=edutrain', '{"idToken":"ID_TOKENx"}', {
    message: 'INVALID_ID_TOKEN',
  }),
  'a text body': post(signUp, good, {
    headers: { 'content-type': 'text/plain' },
    status: 415,
    message: 'Unsupported content type.',
  }),
  'a form for JSON': post(signUp, 'email=a', {
    headers: form,
    status: 415,
    message: 'Unsupported content type.',
  }),
  'a huge body': post(signUp, `{"email":"${'x'.repeat(70_000)}"}`, {
    status: 413,
    message: 'Request payload size exceeds the limit.',
  }),
  'a wrong method': post(signUp, good, { method: 'PUT', status: 405, message: 'Method Not Allowed' }),
  'a wrong method with another type': post(signUp, good, {
    method: 'DELETE',
    headers: { 'content-type': 'text/plain' },
    status: 405,
    message: 'Method Not Allowed',
  }),
  'an unknown call': post(':unknown?key=edutrain', good, { status: 404, message: 'Not Found' }),
  'an exotic method': post(signUp, good, { method: 'PROPFIND' as 'GET', status: 404, message: 'Not Found' }),
  'the bare host': post('', '', {
    url: '/identitytoolkit.googleapis.com',
    status: 404,
    message: 'Not Found',
  }),
  'no grant type': post('', 'refresh_token=x', { url: token, headers: form, message: 'MISSING_GRANT_TYPE' }),
  'another grant': post('', 'grant_type=password', {
    url: token,
    headers: form,
    message: 'INVALID_GRANT_TYPE',
  }),
  'no refresh token': post('', 'grant_type=refresh_token', {
    url: token,
    headers: form,
    message: 'MISSING_REFRESH_TOKEN',
  }),
  'an unknown refresh token': post('', 'grant_type=refresh_token&refresh_token=x', {
    url: token,
    headers: form,
    message: 'TOKEN_EXPIRED',
  }),
  'a refresh token twice': post('', 'grant_type=refresh_token&refresh_token=x&refresh_token=y', {
    url: token,
    headers: form,
    message: 'Invalid form received. Duplicate name "refresh_token".',
  }),
  'an unknown name in the form': post('', 'code=x', {
    url: token,
    headers: form,
    message: unknownName('code'),
  }),
  'JSON for a form': post('', '{}', { url: token, status: 415, message: 'Unsupported content type.' }),
}

/** Every row the service keeps, to show that nothing changed. */
const everything = ({ identity: { db } }: IdentityServer) =>
  Promise.all([
    db.selectFrom('accounts').selectAll().execute(),
    db.selectFrom('refresh_tokens').selectAll().execute(),
  ])

describe('a bad request is answered in the shape of the service and changes nothing:', () => {
  it.each(Object.entries(badRequests))('%s', async (_what, { status, message, payload, ...request }) => {
    const server = await createIdentityServer()
    const { tokens } = await signInTestAccount(server.identity)
    const before = await everything(server)
    const filled =
      typeof payload === 'string' ? payload.replace('ID_TOKEN', tokens.idToken) : (payload as Buffer)

    const response = await server.app.inject({ ...request, payload: filled })

    expect(response.statusCode).toBe(status)
    const { error } = response.json()
    expect(error).toMatchObject({ code: status, message })
    expect(error.errors).toEqual([{ message, domain: 'global', reason: expect.any(String) }])
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    for (const secret of ['node_modules', '.ts:', 'stack', 'FST_', '$argon2', 'k7vq2m'])
      expect(response.body).not.toContain(secret)
    expect(await everything(server)).toEqual(before)
  })
})

describe('errors around the calls have the shape of the service too:', () => {
  it('a rate limit (S8.26)', async () => {
    const { app } = await createIdentityServer({}, async (root) => root.register(rateLimit, { max: 1 }))
    const call = () =>
      app.inject({ method: 'POST', url: `${accounts}${lookup}`, headers: json, payload: '{}' })
    await call()

    const response = await call()

    expect(response.statusCode).toBe(429)
    expect(response.json().error).toMatchObject({ code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
  })

  it('a failure of the database, without a word of it', async () => {
    const { app, identity } = await createIdentityServer()
    await identity.db.schema.alterTable('accounts').renameTo('misplaced').execute()

    const response = await app.inject({
      method: 'POST',
      url: `${accounts}${signUp}`,
      headers: json,
      payload: good,
    })

    expect(response.statusCode).toBe(500)
    expect(response.json().error).toMatchObject({ code: 500, message: 'NETWORK_REQUEST_FAILED' })
    expect(response.body).not.toContain('accounts')
  })

  it('an address that cannot be decoded, once the app asks for it', async () => {
    expect(isIdentityAddress('/identitytoolkit.googleapis.com/v1/%zz')).toBe(true)
    expect(isIdentityAddress('/securetoken.googleapis.com?key=%zz')).toBe(true)
    expect(isIdentityAddress('/identitytoolkit.googleapis.community/%zz')).toBe(false)
    expect(isIdentityAddress('/api/%zz')).toBe(false)
  })
})

describe('the API key', () => {
  it('may come in a header, and is checked there', async () => {
    const { app } = await createIdentityServer()
    const ask = async (key: string) => {
      const headers = { ...json, 'x-goog-api-key': key }
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `${accounts}:signUp`,
        headers,
        payload: good,
      })
      return [statusCode, JSON.parse(body).error?.message]
    }

    expect(await ask('other')).toEqual([400, badKey])
    expect(await ask('edutrain')).toEqual([200, undefined])
  })
})
