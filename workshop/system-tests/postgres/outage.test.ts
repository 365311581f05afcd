import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgresServer } from '#workshop/testing/postgres/postgres-server.ts'
import { administer } from '#workshop/testing/postgres/postgres-setup.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgresServer({ durable: true })
})
afterAll(() => postgres?.remove())

let databases = 0

/** The address of a new database without a table. */
async function newDatabase(): Promise<string> {
  const name = `outage_${++databases}`
  await administer(postgres.url(), (client) => client.query(`create database ${name}`))
  return postgres.url(name)
}

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'

function callsOf(base: string) {
  const post = (path: string, body: object) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    health: async () => (await fetch(`${base}/healthz`)).status,
    ready: () => fetch(`${base}/readyz`),
    profile: (idToken: string) =>
      fetch(`${base}/api/profile`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ name: 'Ada' }),
      }),
    signUp: (email: string) => post(signUp, { email, password: 'six or more', returnSecureToken: true }),
  }
}

describe('a database that is away', () => {
  it('is told as a break that ends, and the process goes on by itself when it is back', async () => {
    const { ready } = startServerProcess({ DATABASE_URL: await newDatabase(), LOG_LEVEL: 'silent' })
    const calls = callsOf(await ready)
    expect((await calls.ready()).status).toBe(200)
    const before = await calls.signUp('before@example.org')
    expect(before.status).toBe(200)
    const { idToken } = (await before.json()) as { idToken: string }
    expect((await calls.profile(idToken)).status).toBe(200)

    await postgres.stop()
    try {
      for (const answer of [await calls.profile(idToken), await calls.signUp('during@example.org')]) {
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      expect(await (await calls.profile(idToken)).json()).toMatchObject({ error: { code: 'unavailable' } })
      const readiness = await calls.ready()
      expect(readiness.status).toBe(503)
      expect(await readiness.json()).toEqual({ status: 'unavailable', reason: 'database' })
      expect(await calls.health()).toBe(200)
    } finally {
      await postgres.start()
    }

    await expect.poll(async () => (await calls.ready()).status).toBe(200)
    expect((await calls.profile(idToken)).status).toBe(200)
    expect((await calls.signUp('before@example.org')).status).toBe(400)
    expect((await calls.signUp('during@example.org')).status).toBe(200)
  })

  it('while requests come all the time, no answer is anything but a success or a 503, and none is lost', async () => {
    const url = await newDatabase()
    const { ready, child } = startServerProcess({
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      IDENTITY_SIGN_UP_LIMIT: '100000',
      IDENTITY_SIGN_UP_CEILING: '100000',
    })
    const calls = callsOf(await ready)
    const statuses: number[] = []
    let isOver = false
    let count = 0
    const load = Array.from({ length: 8 }, async () => {
      while (!isOver) statuses.push((await calls.signUp(`${++count}@example.org`)).status)
    })
    const written = () => statuses.filter((status) => status === 200).length
    await expect.poll(written).toBeGreaterThan(50)

    await postgres.stop()
    await postgres.start()

    const soFar = written()
    await expect.poll(written).toBeGreaterThan(soFar + 50)
    isOver = true
    await Promise.all(load)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    const { rows } = await administer(url, (client) =>
      client.query('select count(*)::int as n from accounts'),
    )
    expect(rows[0].n).toBeGreaterThanOrEqual(written())
    expect(child.exitCode).toBe(null)
  })
})

describe('a start', () => {
  it.each([
    ['no server listens', () => 'postgres://learner:secret-word@127.0.0.1:1/edutrain'],
    ['the password is wrong', () => postgres.url().replace(':postgres@', ':secret-word@')],
    ['there is no such database', () => postgres.url('nowhere')],
    ['the address is none', () => 'postgres//learner:secret-word@localhost'],
  ])('when %s is told in one sentence that names DATABASE_URL and not the password', async (_what, url) => {
    const { code, said } = await startServerProcess({ DATABASE_URL: url() }).ended

    expect(code).toBe(1)
    expect(said).toMatch(/^EduTrain cannot start: DATABASE_URL .+\.$/m)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(said).not.toContain('secret-word')
  })

  it('of several processes at once on an empty database succeeds for all', async () => {
    const DATABASE_URL = await newDatabase()

    const bases = await Promise.all([1, 2, 3].map(() => startServerProcess({ DATABASE_URL }).ready))

    for (const base of bases) expect((await callsOf(base).ready()).status).toBe(200)
    // What one has written the others know.
    const [one, two] = bases.map(callsOf)
    expect((await one?.signUp('ada@example.org'))?.status).toBe(200)
    expect((await two?.signUp('ada@example.org'))?.status).toBe(400)
  })
})
