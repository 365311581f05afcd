import { describe, expect, it } from 'vitest'
import { addTestAccount, testPassword } from '#workshop/testing/app/identity.ts'
import { createIdentityServer, type IdentityServer } from '#workshop/testing/protocol/identity-client.ts'
import { signInWithPassword } from '../operations/sign-in/sign-in-with-password.ts'
import { usualCost } from '../passwords/password-hash.ts'

const email = 'ada@example.org'
const accounts = '/identitytoolkit.googleapis.com/v1/accounts'

const call = ({ app }: IdentityServer, path: string, payload: object, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: `${path}?key=edutrain`, payload, remoteAddress })

const signIn = (server: IdentityServer, password: string, address?: string) =>
  call(server, `${accounts}:signInWithPassword`, { email, password }, address)

const tooMany = (status: number, message: string | RegExp) => ({
  status,
  error: { code: status, message: expect.stringMatching(message), errors: [expect.anything()] },
})
const seen = (response: Awaited<ReturnType<typeof call>>) => ({
  status: response.statusCode,
  ...response.json(),
})

describe('the limits over HTTP', () => {
  it('refuse a right password during a pause, in the shape of the service, and elsewhere take it (S8.26)', async () => {
    const server = await createIdentityServer({ IDENTITY_FREE_TRIES: '2' })
    await addTestAccount(server.identity, email)
    await signIn(server, 'wrong horse')
    await signIn(server, 'wrong horse')

    expect(seen(await signIn(server, testPassword))).toMatchObject(
      tooMany(400, /^TOO_MANY_ATTEMPTS_TRY_LATER : /),
    )
    expect((await signIn(server, testPassword, '192.0.2.2')).statusCode).toBe(200)
    server.identity.clock.advance(30_000)
    expect((await signIn(server, testPassword)).statusCode).toBe(200)
  })

  it('stop one address from registering without end (S8.26)', async () => {
    const server = await createIdentityServer({ IDENTITY_SIGN_UP_LIMIT: '2' })
    const register = (name: number, address?: string) =>
      call(server, `${accounts}:signUp`, { email: `${name}@example.org`, password: testPassword }, address)
    expect((await register(1)).statusCode).toBe(200)
    expect((await register(2)).statusCode).toBe(200)

    expect(seen(await register(3))).toMatchObject(tooMany(400, /^TOO_MANY_ATTEMPTS_TRY_LATER/))
    expect((await register(3, '192.0.2.2')).statusCode).toBe(200)
  })

  it('stop one address from playing as ever more guests, which keeps no one from registering or logging in', async () => {
    const server = await createIdentityServer({ IDENTITY_SIGN_UP_LIMIT: '2' })
    await addTestAccount(server.identity, email)
    const play = () => call(server, `${accounts}:signUp`, { returnSecureToken: true })
    for (let i = 0; i < 2; i++) expect((await play()).statusCode).toBe(200)

    expect(seen(await play())).toMatchObject(tooMany(400, /^TOO_MANY_ATTEMPTS_TRY_LATER/))
    const newcomer = { email: 'new@example.org', password: testPassword }
    expect((await call(server, `${accounts}:signUp`, newcomer)).statusCode).toBe(200)
    expect((await signIn(server, testPassword)).statusCode).toBe(200)
  })

  it('count a new password of an account like a sign-in, because it is hashed too, and nothing else of it', async () => {
    const server = await createIdentityServer({ IDENTITY_SIGN_IN_LIMIT: '3' })
    await addTestAccount(server.identity, email)
    const { idToken } = (await signIn(server, testPassword)).json()
    const update = (change: object, address?: string) =>
      call(server, `${accounts}:update`, { idToken, ...change }, address)
    for (const password of ['1', '2']) await update({ password })

    const refused = seen(await update({ password: 'battery staple' }))

    expect(refused).toMatchObject(tooMany(400, /^TOO_MANY_ATTEMPTS_TRY_LATER/))
    expect((await update({ displayName: 'Ada' })).statusCode).toBe(200)
    expect((await update({ password: 'battery staple' }, '192.0.2.2')).statusCode).toBe(200)
  })

  it('count an e-mail that an account is to have like a sign-up, because it is told to be taken or free', async () => {
    const server = await createIdentityServer({ IDENTITY_SIGN_UP_LIMIT: '2' })
    await addTestAccount(server.identity, email)
    await addTestAccount(server.identity, 'bob@example.org')
    const { idToken } = (await signIn(server, testPassword)).json()
    const update = (change: object) => call(server, `${accounts}:update`, { idToken, ...change })
    for (let i = 0; i < 2; i++)
      expect(seen(await update({ email: 'bob@example.org' }))).toMatchObject(tooMany(400, /^EMAIL_EXISTS$/))

    const refused = seen(await update({ email: 'bob@example.org' }))

    expect(refused).toMatchObject(tooMany(400, /^TOO_MANY_ATTEMPTS_TRY_LATER/))
    const account = { email: 'cy@example.org', password: testPassword }
    expect((await call(server, `${accounts}:signUp`, account)).statusCode).toBe(400)
    expect((await update({ displayName: 'Ada' })).statusCode).toBe(200)
  })

  it('count a code that is applied to an account like any other code of an e-mail', async () => {
    const server = await createIdentityServer({ IDENTITY_CODE_LIMIT: '1' })
    const apply = () => call(server, `${accounts}:update`, { oobCode: 'made-up' })

    expect(seen(await apply())).toMatchObject(tooMany(400, /^INVALID_OOB_CODE/))
    expect(seen(await apply())).toMatchObject(tooMany(400, /^TOO_MANY_ATTEMPTS_TRY_LATER/))
  })

  it('look like a broken network to lookup and refresh, so that they sign no user out (S8.26)', async () => {
    const server = await createIdentityServer({ IDENTITY_CALL_LIMIT: '3' })
    const lookup = () => call(server, `${accounts}:lookup`, { idToken: 'x' })
    for (let i = 0; i < 3; i++) expect((await lookup()).statusCode).toBe(400)

    expect(seen(await lookup())).toMatchObject(tooMany(429, /^NETWORK_REQUEST_FAILED$/))
  })

  it('never stop a class of sixty behind one address', async () => {
    const server = await createIdentityServer()
    for (let learner = 0; learner < 60; learner++) {
      const account = { email: `${learner}@example.org`, password: testPassword }
      expect((await call(server, `${accounts}:signUp`, account)).statusCode).toBe(200)
      for (let i = 0; i < 2; i++) {
        const { idToken } = (await call(server, `${accounts}:signInWithPassword`, account)).json()
        expect((await call(server, `${accounts}:lookup`, { idToken })).statusCode).toBe(200)
      }
    }
  })
})

/** One password is hashed at a time, at the usual cost, and one waits. */
const createBusyServer = (env: NodeJS.ProcessEnv = {}) => {
  const hashing = { IDENTITY_HASHING_CONCURRENCY: '1', IDENTITY_HASHING_QUEUE: '1' }
  return createIdentityServer({ ...hashing, ...env }, undefined, { hashCost: usualCost })
}

describe('when too many passwords wait to be hashed', () => {
  it('the service says so at once, as a broken network, and the attempt does not count', async () => {
    const server = await createBusyServer({ IDENTITY_FREE_TRIES: '1000' })
    await addTestAccount(server.identity, email)

    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(server, 'wrong horse')))

    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    for (const answer of busy) expect(seen(answer)).toMatchObject(tooMany(503, /^NETWORK_REQUEST_FAILED$/))
    const judged = answers.length - busy.length
    const counts = await server.identity.db.selectFrom('throttles').select('count').execute()
    // The failures of the account, of the address, and of the two together; and the requests.
    expect(counts.map(({ count }) => count).toSorted()).toEqual([judged, judged, judged, 12].toSorted())
  })

  it('an unknown e-mail waits in the same queue', async () => {
    const { identity } = await createBusyServer()

    const tries = Array.from({ length: 12 }, () =>
      signInWithPassword(identity, { email: 'unknown@example.org', password: testPassword }),
    )

    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
  })
})
