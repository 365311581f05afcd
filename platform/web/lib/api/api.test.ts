import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { revokeSession } from '#features/identity/contract.ts'
import type { listOperatorAuditEvents } from '#features/operators/contract.ts'
import type { answerQuestion, startAttempt } from '#features/quizzes/contract.ts'
import { callApi } from './api.ts'
import { ApiError } from './api-error.ts'
import { setTokenSource } from './token-source.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', fetched)

const answer = (status: number, body: unknown) => async () => Response.json(body, { status })
const refusal = (status: number, code: string) => answer(status, { error: { code, message: 'No.' } })
const bearerOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers).get('authorization')

const start = () =>
  callApi<typeof startAttempt>('POST', '/api/modules/:moduleNumber/attempts', {
    params: { moduleNumber: 3 },
    body: {},
  })

beforeEach(() => {
  fetched.mockReset()
  setTokenSource(async () => null)
})

describe('a call', () => {
  it('fills its parameters into the path and sends its body as JSON', async () => {
    fetched.mockImplementation(answer(200, { result: 'right' }))
    const output = await callApi<typeof answerQuestion>('POST', '/api/attempts/:attemptId/answers', {
      params: { attemptId: 'a/b' },
      body: { position: 1, option: 'x' },
    })
    expect(output).toEqual({ result: 'right' })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/attempts/a%2Fb/answers')
    expect(init?.body).toBe('{"position":1,"option":"x"}')
  })

  it('puts its query into the address, and leaves out what is not set', async () => {
    fetched.mockImplementation(answer(200, { events: [], next: null }))
    await callApi<typeof listOperatorAuditEvents>('GET', '/api/operator/audit-events', {
      query: { cursor: 'a&b' },
    })
    await callApi<typeof listOperatorAuditEvents>('GET', '/api/operator/audit-events', {
      query: { cursor: undefined },
    })
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/operator/audit-events?cursor=a%26b',
      '/api/operator/audit-events',
    ])
  })

  it('carries the token of the session', async () => {
    setTokenSource(async () => 'one')
    fetched.mockImplementation(answer(200, {}))
    await start()
    expect(bearerOf(0)).toBe('Bearer one')
  })

  it('carries no token when asked to go without', async () => {
    setTokenSource(async () => 'one')
    fetched.mockImplementation(answer(200, { id: '1' }))
    await callApi<typeof revokeSession>('POST', '/api/sessions/revoke', {
      body: { refreshToken: 'a' },
      token: null,
    })
    expect(bearerOf(0)).toBeNull()
  })

  it('refreshes a refused token once and repeats itself', async () => {
    setTokenSource(async (force) => (force ? 'fresh' : 'stale'))
    fetched
      .mockImplementationOnce(refusal(401, 'unauthenticated'))
      .mockImplementationOnce(answer(200, { id: 1 }))
    await expect(start()).resolves.toEqual({ id: 1 })
    expect([bearerOf(0), bearerOf(1)]).toEqual(['Bearer stale', 'Bearer fresh'])
  })

  it('gives up when the fresh token is refused too', async () => {
    setTokenSource(async () => 'any')
    fetched.mockImplementation(refusal(401, 'unauthenticated'))
    await expect(start()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

describe('a failed call', () => {
  it('throws the code, status and field of the refusal', async () => {
    fetched.mockImplementation(
      answer(400, { error: { code: 'invalid-input', message: 'too long', field: 'body.email' } }),
    )
    await expect(start()).rejects.toEqual(new ApiError('invalid-input', 400, 'too long', 'body.email'))
  })

  it('is a network failure when there was no answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(start()).rejects.toMatchObject({ code: 'network', status: 0 })
  })

  it('has timed out when the answer did not come in time', async () => {
    fetched.mockRejectedValue(new DOMException('', 'TimeoutError'))
    await expect(start()).rejects.toMatchObject({ code: 'timeout', status: 0 })
  })

  it('says how long the server wants to be left alone', async () => {
    const body = { error: { code: 'unavailable', message: 'Later.' } }
    fetched.mockImplementation(async () =>
      Response.json(body, { status: 503, headers: { 'retry-after': '3' } }),
    )
    await expect(start()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 3 })
  })

  it('is an internal failure when the answer is not ours', async () => {
    fetched.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(start()).rejects.toMatchObject({ code: 'internal', status: 502 })
  })

  it('passes on the reason of its abort', async () => {
    fetched.mockRejectedValue(new DOMException('', 'AbortError'))
    const call = callApi<typeof startAttempt>('POST', '/api/modules/:moduleNumber/attempts', {
      params: { moduleNumber: 1 },
      body: {},
      signal: AbortSignal.abort('left the page'),
    })
    await expect(call).rejects.toBe('left the page')
  })
})
