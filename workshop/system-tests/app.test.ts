import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { contractEndpoints as endpoints } from '#workshop/testing/authorisation/contract-endpoints.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'

const learnerEndpoints = endpoints.filter(({ access }) => access === 'learner')

/** A path of the endpoint with plausible parameters. */
const pathOf = ({ path }: Endpoint) =>
  path.replace(':moduleNumber', '1').replace(':attemptId', crypto.randomUUID()).replace(':space', 'aurora')

const bodyOf = ({ body }: Endpoint) => (body ? {} : undefined)

describe('the gate', () => {
  it('what is for signed-in learners only refuses whatever is no token of one (S6.2)', async () => {
    const app = await createTestApp()
    const before = await everyRow(app.db)

    const callers = [app.anonymous, app.withToken(''), app.withToken('abc'), app.withToken('a.b.c')]
    for (const endpoint of learnerEndpoints)
      for (const caller of callers) {
        const { status, body } = await caller.call(endpoint.method, pathOf(endpoint), bodyOf(endpoint))
        expect([endpoint.path, status, body.error.code]).toEqual([endpoint.path, 401, 'unauthenticated'])
      }

    expect(await everyRow(app.db)).toEqual(before)
  })

  it('answers a stranger 401 before it looks at the input', async () => {
    const { anonymous } = await createTestApp()

    expect((await anonymous.call('PUT', '/api/profile', { nonsense: true })).status).toBe(401)
  })

  it('refuses a caller whose account is gone', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    await app.db.deleteFrom('accounts').execute()

    expect((await learner.call('GET', '/api/progress')).status).toBe(401)
  })
})

describe('bad input', () => {
  const wrong: [
    what: string,
    method: 'POST' | 'PUT',
    url: string,
    body: unknown,
    field: string | undefined,
  ][] = [
    ['an unknown key', 'PUT', '/api/profile', { name: 'A', progress: 100 }, 'progress'],
    ['a server-owned key', 'PUT', '/api/profile', { name: 'A', email: 'b@example.org' }, 'email'],
    ['a missing name', 'PUT', '/api/profile', {}, 'name'],
    ['an empty name', 'PUT', '/api/profile', { name: '  ' }, 'name'],
    ['a name above 200', 'PUT', '/api/profile', { name: 'x'.repeat(201) }, 'name'],
    ['a name with a NUL', 'PUT', '/api/profile', { name: 'a\0b' }, 'name'],
    ['a name with half a character', 'PUT', '/api/profile', { name: 'a\ud800b' }, 'name'],
    ['an invisible name', 'PUT', '/api/profile', { name: '\u200b\u2060' }, 'name'],
    ['a name of fillers', 'PUT', '/api/profile', { name: '\u3164' }, 'name'],
    ['a name with a link', 'PUT', '/api/profile', { name: 'Win at https://example.org' }, 'name'],
    ['a number for a name', 'PUT', '/api/profile', { name: 7 }, 'name'],
    ['an array for an object', 'PUT', '/api/profile', [], undefined],
    ['a text for an object', 'PUT', '/api/profile', '"text"', undefined],
    ['null for an object', 'PUT', '/api/profile', 'null', undefined],
    ['broken JSON', 'PUT', '/api/profile', '{', undefined],
    ['an empty body', 'PUT', '/api/profile', '', undefined],
    ['a name twice', 'PUT', '/api/profile', '{"name":"a","name":"b"}', undefined],
    ['a name twice, once escaped', 'PUT', '/api/profile', '{"name":"a","n\\u0061me":"b"}', undefined],
    ['a prototype key', 'PUT', '/api/profile', '{"name":"a","__proto__":{"x":1}}', undefined],
    ['a completion of module 0', 'POST', '/api/progress', { moduleNumber: 0 }, 'moduleNumber'],
    ['a completion of module 10', 'POST', '/api/progress', { moduleNumber: 10 }, 'moduleNumber'],
    ['a completion of module 1.5', 'POST', '/api/progress', { moduleNumber: 1.5 }, 'moduleNumber'],
    ['a completion of module "1"', 'POST', '/api/progress', { moduleNumber: '1' }, 'moduleNumber'],
    ['a number for an e-mail', 'POST', '/api/progress', { moduleNumber: 1, email: 7 }, 'email'],
    ['a request that is received', 'POST', '/api/certificate-request', { received: true }, 'received'],
    ['an attempt with answers', 'POST', '/api/modules/1/attempts', { answered: 9 }, 'answered'],
    ['an unexpected query', 'POST', '/api/certificate-request?email=a@b.c', {}, undefined],
  ]

  it.each(wrong)('%s is refused and changes nothing', async (_what, method, url, body, field) => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const before = await everyRow(app.db)

    const answer = await learner.call(method, url, body)

    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatchObject({ code: 'invalid-input', ...(field ? { field } : {}) })
    expect(answer.text).not.toMatch(/at .*\.(ts|js):\d+/)
    expect(await everyRow(app.db)).toEqual(before)
  })

  it.each(['0', '10', '1e9', '%00', '%', '-1', '01', '1.0', 'NaN', '１', '..%2f1', 'a'.repeat(500)])(
    'module number %s in a path is refused and starts nothing',
    async (number) => {
      const app = await createTestApp()
      const learner = await app.signUp()

      const answer = await learner.call('POST', `/api/modules/${number}/attempts`, {})

      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body.error.code).toMatch(/invalid-input|not-found/)
      expect(await app.db.selectFrom('attempts').selectAll().execute()).toEqual([])
    },
  )

  it('an address that cannot be decoded is refused in the shape of its side', async () => {
    const { app } = await createTestApp()

    const ours = await app.inject({ method: 'POST', url: '/api/modules/%zz/attempts' })
    const identitys = await app.inject({ method: 'POST', url: '/identitytoolkit.googleapis.com/v1/%zz' })

    expect(ours.statusCode).toBe(400)
    expect(ours.json().error.code).toBe('invalid-input')
    expect(identitys.json().error).toMatchObject({ code: identitys.statusCode, errors: expect.any(Array) })
  })

  it.each(['GET', 'HEAD', 'POST', 'DELETE'] as const)(
    'an unknown address of the identity service is answered %s in its shape',
    async (method) => {
      const { app } = await createTestApp()

      for (const url of ['/identitytoolkit.googleapis.com/v1/x', '/securetoken.googleapis.com']) {
        const answer = await app.inject({ method, url })
        expect(answer.statusCode).toBe(404)
        if (method === 'HEAD') continue
        expect(answer.json().error).toMatchObject({ code: 404, errors: expect.any(Array) })
      }
    },
  )

  it('an address that cannot be decoded stops nothing when a browser asks for it', async () => {
    const { app } = await createTestApp()

    const answer = await app.inject({ url: '/%zz', headers: { accept: 'text/html' } })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBe('invalid-input')
  })

  it('a body above 8 kB is refused as too large where the contract does not say more', async () => {
    const learner = await (await createTestApp()).signUp()

    const answer = await learner.call('PUT', '/api/profile', { name: 'x'.repeat(8 * 1024) })

    expect(answer.status).toBe(413)
    expect(answer.body.error.code).toBe('body-too-large')
  })

  it('bytes that are no UTF-8 are refused and change nothing', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const before = await everyRow(app.db)

    const answer = await learner.call('PUT', '/api/profile', Buffer.from('{"name":"Ad\u00e4"}', 'latin1'))

    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid-input')
    expect(await everyRow(app.db)).toEqual(before)
  })

  it.each([
    ['text/xml', '<a/>'],
    ['text/plain', '{"name":"Ada"}'],
    ['application/x-www-form-urlencoded', 'name=Ada'],
  ])('a body of type %s is refused', async (type, payload) => {
    const learner = await (await createTestApp()).signUp()

    const answer = await learner.call('PUT', '/api/profile', payload, { 'content-type': type })

    expect(answer.status).toBe(415)
    expect(answer.body.error.code).toBe('unsupported-media-type')
  })

  it('a method that an address does not have is answered 405 with those it has', async () => {
    const { app } = await createTestApp()

    for (const endpoint of endpoints) {
      const answer = await app.inject({ method: 'PATCH', url: pathOf(endpoint) })

      expect(answer.statusCode, endpoint.path).toBe(405)
      expect(answer.headers.allow, endpoint.path).toContain(endpoint.method)
    }
  })

  it('an unknown address under /api is answered 404 as JSON', async () => {
    const { anonymous } = await createTestApp()

    const answer = await anonymous.call('GET', '/api/nothing')

    expect(answer.status).toBe(404)
    expect(answer.body.error.code).toBe('not-found')
  })
})

describe('every answer', () => {
  it('that is a page forbids foreign and inline scripts, frames, sniffing, and the camera', async () => {
    const { app } = await createTestApp()

    const { headers } = await app.inject({ url: '/login' })

    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("worker-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it.each(['/api/programmes', '/api/nothing', '/config.json', '/healthz'])(
    'in JSON runs nothing when it is opened, as at %s',
    async (url) => {
      const { app } = await createTestApp()

      const { headers } = await app.inject({ url })

      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeDefined()
      expect(headers).not.toHaveProperty('referrer-policy')
    },
  )

  it('of the API is never stored by a cache', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const { headers } = await app.app.inject({ url: '/api/programmes' })

    expect(headers['cache-control']).toBe('no-store')
    expect((await learner.call('GET', '/api/progress')).status).toBe(200)
  })
})

describe('the process', () => {
  it('waits for no client without end, and for not too many at once', async () => {
    const { app } = await createTestApp()
    await app.ready()

    const { requestTimeout, headersTimeout, maxConnections } = app.server

    expect(requestTimeout).toBe(30_000)
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
    expect(maxConnections).toBe(10_000)
  })

  it('says that it is ready', async () => {
    const { anonymous } = await createTestApp()

    expect((await anonymous.call('GET', '/healthz')).status).toBe(200)
  })

  it("serves the browser's share of the configuration and nothing else of it", async () => {
    const { anonymous } = await createTestApp({ IDENTITY_PROJECT_ID: 'school' })

    const { body } = await anonymous.call('GET', '/config.json')

    expect(body).toEqual({
      identity: { mode: 'built-in', apiKey: 'edutrain', projectId: 'school', providers: [] },
    })
  })
})
