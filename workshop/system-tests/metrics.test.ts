import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { openRawConnection, postRequest } from '#workshop/testing/processes/raw-connection.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

const token = 'a-token-too-long-to-guess'
const person = (number: number) => ({ email: `${number}@example.org`, password: 'six or more' })
const accounts = '/identitytoolkit.googleapis.com/v1/accounts'

/** A process that measures, and what it has measured. */
async function startMeasured(env: NodeJS.ProcessEnv = {}) {
  const url = await startServerProcess({ METRICS_TOKEN: token, ...env }).ready
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    url,
    post,
    async metrics() {
      const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
      expect(response.status).toBe(200)
      return response.text()
    },
  }
}

describe('/metrics', () => {
  it('is not there unless a token is set', async () => {
    const { app } = await createTestApp()
    const authorization = 'Bearer '

    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404)
  })

  it('is for callers with the token alone, on this machine or behind a proxy', async () => {
    const { url, metrics } = await startMeasured({ TRUST_PROXY: 'loopback' })
    const tries = [undefined, '', 'Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token]

    for (const authorization of tries) {
      const response = await fetch(
        `${url}/metrics`,
        authorization === undefined ? {} : { headers: { authorization } },
      )
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.text()).not.toContain('http_request')
    }
    expect(await metrics()).toContain('http_request')
  })

  it('tells requests by route, method and class of status, and nothing of their addresses', async () => {
    const { url, post, metrics } = await startMeasured()
    await fetch(`${url}/api/modules/7/lesson`)
    await fetch(`${url}/api/modules/7/lesson?x=SECRET`)
    await fetch(`${url}/api/modules/8/lesson`)
    await fetch(`${url}/api/attempts/SECRET/answers`, { method: 'POST' })
    await fetch(`${url}/SECRET/SECRET`)
    await fetch(`${url}/SECRET`, { method: 'PROPFIND' })
    await post(`${accounts}:signUp?key=edutrain`, { password: 'no email' })

    const text = await metrics()

    const count = (route: string, method: string, status: string) =>
      `http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`
    expect(text).toContain(`${count('/api/modules/:moduleNumber/lesson', 'GET', '2xx')} 2`)
    expect(text).toContain(`${count('/api/attempts/:attemptId/answers', 'POST', '4xx')} 1`)
    expect(text).toContain(`${count(`${accounts}:signUp`, 'POST', '4xx')} 1`)
    expect(text).toContain('route="none"')
    expect(text).toContain('http_requests_in_flight 1')
    expect(text).not.toContain('SECRET')
  })

  it('counts refusals by their reason: codes of the API and of the identity service', async () => {
    const { url, post, metrics } = await startMeasured()
    await post(`${accounts}:signUp?key=edutrain`, person(1))
    for (const password of ['SECRET guess', 'another SECRET guess'])
      await post(`${accounts}:signInWithPassword?key=edutrain`, { ...person(1), password })
    await post(`${accounts}:signUp?key=edutrain`, { email: 'SECRET', password: 'six or more' })
    await post(`${accounts}:signUp?key=edutrain`, '{SECRET')
    await fetch(`${url}/api/progress`)
    await fetch(`${url}/api/SECRET`)

    const text = await metrics()

    const refusals = (route: string, reason: string) =>
      `http_refusals_total{route="${route}",reason="${reason}"}`
    expect(text).toContain(`${refusals(`${accounts}:signInWithPassword`, 'INVALID_LOGIN_CREDENTIALS')} 2`)
    expect(text).toContain(`${refusals(`${accounts}:signUp`, 'INVALID_EMAIL')} 1`)
    expect(text).toContain(`${refusals('/api/progress', 'unauthenticated')} 1`)
    expect(text).toContain(`${refusals('none', 'not-found')} 1`)
    expect(text).not.toContain('SECRET')
  })

  it('tells how much room the data folder has left', async () => {
    const { metrics } = await startMeasured()

    const [, bytes] = /^data_dir_free_bytes ([0-9.e+]+)$/m.exec(await metrics()) ?? []

    expect(Number(bytes)).toBeGreaterThan(1_000_000)
  })

  it('tells how passwords are hashed, what the database does and how the process is', async () => {
    const { post, metrics } = await startMeasured()
    expect((await post(`${accounts}:signUp?key=edutrain`, person(1))).status).toBe(200)

    const text = await metrics()

    expect(text).toContain('password_hash_wait_seconds_count 1')
    expect(text).toContain('password_hash_queue{state="waiting"} 0')
    expect(text).toContain('password_hash_queue{state="running"} 0')
    expect(text).toContain('password_hash_refusals_total 0')
    for (const work of ['wait', 'select', 'insert', 'begin', 'commit'])
      expect(text).toMatch(new RegExp(`database_work_seconds_count{engine="sqlite",work="${work}"} [1-9]`))
    expect(text).toMatch(/^http_connections [1-9]/m)
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('tells how much of the ceilings of e-mails and registrations is used', async () => {
    const { post, metrics } = await startMeasured({ IDENTITY_SIGN_UP_CEILING: '8' })
    await post(`${accounts}:signUp?key=edutrain`, person(1))

    const text = await metrics()

    expect(text).toContain('identity_ceiling_used_ratio{ceiling="sign-ups"} 0.125')
    expect(text).toContain('identity_ceiling_used_ratio{ceiling="mail"} 0')
  })

  it('tells when each scheduled task last succeeded', async () => {
    const { metrics } = await startMeasured()
    const last = /^scheduled_task_last_success_timestamp_seconds{task="abandoned-classes"} [1-9]/m

    while (!last.test(await metrics()));

    expect(await metrics()).not.toMatch(/^scheduled_task_failures_total{.*} [1-9]/m)
  })

  it('counts passwords that are too many to be hashed', async () => {
    const { post, metrics } = await startMeasured({
      IDENTITY_HASHING_CONCURRENCY: '1',
      IDENTITY_HASHING_QUEUE: '1',
    })
    const people = [...Array(20).keys()].map(person)

    const answers = await Promise.all(people.map((one) => post(`${accounts}:signUp?key=edutrain`, one)))

    const refused = answers.filter(({ status }) => status === 503).length
    expect(refused).toBeGreaterThan(0)
    expect(await metrics()).toContain(`password_hash_refusals_total ${refused}`)
  })

  it('tells requests whose client did not wait for the answer', async () => {
    const { url, metrics } = await startMeasured({ IDENTITY_HASHING_CONCURRENCY: '1' })
    const clients = await Promise.all([...Array(20)].map(() => openRawConnection(url)))
    for (const [number, client] of clients.entries())
      client.write(postRequest(`${accounts}:signUp?key=edutrain`, person(number)))
    while (!/password_hash_queue{state="waiting"} [1-9]/.test(await metrics()));

    for (const client of clients) client.close()

    while (!(await metrics()).includes('status="aborted"'));
    expect(await metrics()).toContain('http_requests_in_flight 1')
  })
})
