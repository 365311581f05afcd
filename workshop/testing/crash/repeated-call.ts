import { setTimeout } from 'node:timers/promises'
import type { Body, Endpoint, Output } from '#platform/contract/endpoint.ts'

/** Where the server is. */
export interface Site {
  /** Resolves with its address, once it is there. */
  url(): Promise<string>
}

/** What went over all lines so far. */
export interface Traffic {
  requests: number
  acknowledged: number
  /** Requests whose answer did not come whole: they may have counted. */
  lost: number
  /** Answers of 503, and 502 of a proxy. */
  unavailable: number
  /** The longest that a client had to repeat the same, in ms. */
  longest: number
  /** The longest that one answer took, or the news that there is none, in ms. */
  slowest: number
}

export const noTraffic = (): Traffic => ({
  requests: 0,
  acknowledged: 0,
  lost: 0,
  unavailable: 0,
  longest: 0,
  slowest: 0,
})

/** What came in the end, and how often the same had been sent before without an answer that says what became of it. */
export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly repeated: number
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly token?: string | undefined
  readonly body?: unknown
  readonly form?: Record<string, string>
}

/** How long a client repeats the same, and waits for one answer, in ms: longer than a busy machine takes to start. */
const patience = 300_000
const longestAnswer = 120_000
const pause = 25

/**
 * Sends a request again and again until it is answered by anything but an outage. `before` is called before each time.
 * @throws Error when it is never answered.
 */
export async function insist(
  site: Site,
  call: Call,
  traffic: Traffic,
  before: () => void = () => {},
): Promise<Answer<unknown>> {
  const started = performance.now()
  for (let repeated = 0; performance.now() - started < patience; repeated++) {
    const url = await site.url()
    before()
    traffic.requests++
    const sent = performance.now()
    const answer = await send(url, call)
    traffic.slowest = Math.max(traffic.slowest, performance.now() - sent)
    if (answer && answer.status !== 503 && answer.status !== 502) {
      if (answer.status === 200) traffic.acknowledged++
      traffic.longest = Math.max(traffic.longest, performance.now() - started)
      return { ...answer, repeated }
    }
    if (answer) traffic.unavailable++
    else traffic.lost++
    await setTimeout(pause)
  }
  throw new Error(`${call.method} ${call.path} was not answered within ${patience} ms`)
}

/** Undefined when the answer did not come whole. @throws when it does not come at all, which is no crash but a hang. */
async function send(url: string, { method, path, token, body, form }: Call) {
  const signal = AbortSignal.timeout(longestAnswer)
  try {
    const response = await fetch(url + path, {
      method,
      signal,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  } catch (error) {
    if (signal.aborted) throw new Error(`${method} ${path} hung`, { cause: error })
    return undefined
  }
}

/** What a call of an endpoint is made with. */
export interface Given<E extends Endpoint> {
  readonly token?: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: Body<E>
}

/** Calls an endpoint of the contract until it succeeds. @throws Error at any other answer. */
export async function insistOn<const E extends Endpoint>(
  site: Site,
  endpoint: E,
  given: Given<E>,
  traffic: Traffic,
  before?: () => void,
): Promise<Output<E>> {
  const { token, params = {}, body } = given
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const call = { method: endpoint.method, path, token, body }
  const answer = await insist(site, call, traffic, before)
  if (answer.status !== 200) throw unexpected(call, answer)
  return endpoint.output.parse(answer.body) as Output<E>
}

export const unexpected = ({ method, path }: Call, { status, body, repeated }: Answer<unknown>) =>
  new Error(`${method} ${path} (sent before: ${repeated}): ${status} ${JSON.stringify(body)}`)
