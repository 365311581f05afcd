import { setImmediate } from 'node:timers/promises'
import { signInWithEmailAndPassword } from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { usualCost } from '#features/identity/server/passwords/password-hash.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { attachIdentityClient } from '#workshop/testing/protocol/identity-client.ts'

const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
const listen = { port: 0, host: '127.0.0.1' }

/** An app that has too much to do whenever the test says so. */
async function createLoadedApp(env: NodeJS.ProcessEnv = {}) {
  const load = { heavy: false, isOverloaded: () => load.heavy, stop: () => {} }
  return { ...(await createTestApp(env, { load, hashCost: usualCost })), load }
}

describe('while there is too much to do', () => {
  it.each([
    ['the API', 'GET', '/api/programmes'],
    ['pages', 'GET', '/login'],
    ['addresses that are not there', 'GET', '/nothing'],
  ] as const)('%s answers 503 in our own shape, with a time to come again', async (_what, method, url) => {
    const { app, load } = await createLoadedApp()
    load.heavy = true

    const { statusCode, headers, ...answer } = await app.inject({
      method,
      url,
      headers: { accept: 'text/html' },
    })

    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().error.code).toBe('unavailable')
  })

  it.each([`${accounts}:signInWithPassword`, `${accounts}:lookup`, '/securetoken.googleapis.com/v1/token'])(
    '%s answers 503 in the shape of the identity service',
    async (url) => {
      const { app, load } = await createLoadedApp()
      load.heavy = true

      const response = await app.inject({ method: 'POST', url: `${url}?key=edutrain`, payload: {} })

      expect(response.statusCode).toBe(503)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(response.json().error).toMatchObject({ code: 503, message: 'NETWORK_REQUEST_FAILED' })
    },
  )

  it('checks of the process are answered', async () => {
    const { app, load } = await createLoadedApp()
    load.heavy = true

    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  it('the client takes it for a bad network and ends no session', async () => {
    const { app, load, signUp } = await createLoadedApp()
    await signUp('ada@example.org')
    const auth = attachIdentityClient(await app.listen(listen))
    const { user } = await signInWithEmailAndPassword(auth, 'ada@example.org', 'six or more')
    load.heavy = true

    const badNetwork = { code: 'auth/network-request-failed' }
    await expect(user.getIdToken(true)).rejects.toMatchObject(badNetwork)
    await expect(user.reload()).rejects.toMatchObject(badNetwork)
    const again = signInWithEmailAndPassword(auth, 'ada@example.org', 'six or more')
    await expect(again).rejects.toMatchObject(badNetwork)
    expect(auth.currentUser?.uid).toBe(user.uid)

    load.heavy = false
    await expect(user.getIdToken(true)).resolves.toMatch(/^eyJ/)
  })
})

describe('while more people sign in than passwords can be hashed', () => {
  it('learners are served, calls beyond what it can take are answered 503, and no later call waits for them', async () => {
    const { app, signUp } = await createLoadedApp({
      IDENTITY_HASHING_CONCURRENCY: '1',
      // So few that they are too many even for a database that lets them come one by one.
      IDENTITY_HASHING_QUEUE: '1',
      // They are all for one account, and none of them is a guess.
      IDENTITY_FREE_TRIES: '1000',
    })
    const learner = await signUp('ada@example.org')
    const address = await app.listen(listen)
    const account = { email: 'ada@example.org', password: 'six or more', returnSecureToken: true }
    const signIn = async () => {
      const response = await fetch(`${address}${accounts}:signInWithPassword?key=edutrain`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      })
      const body = (await response.json()) as { error?: { message: string } }
      return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
    }

    let waiting = 60
    const signIns = Promise.all([...Array(waiting)].map(() => signIn().finally(() => waiting--)))
    const reads: number[] = []
    while (waiting > 0) {
      reads.push((await learner.call('GET', '/api/progress')).status)
      // A read that is injected waits for nothing, and would leave no turn to what comes by the network.
      await setImmediate()
    }

    const answers = await signIns
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(2)
    for (const { retryAfter, body } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(body.error?.message).toBe('NETWORK_REQUEST_FAILED')
    }
    expect(reads.length).toBeGreaterThan(0)
    expect(new Set(reads)).toEqual(new Set([200]))
    // None of those who were too many counts as a wrong password.
    expect((await signIn()).status).toBe(200)
  })
})
