import type { z } from 'zod'
import type { Body, Endpoint, Output } from '#platform/contract/endpoint.ts'
import { readLocal } from '../local-storage.ts'
import { awaitFirst } from '../quiet-time.ts'
import { ApiError, readApiError } from './api-error.ts'
import { takeEarlyRead } from './early-reads.ts'
import { findToken, renewToken } from './token-source.ts'

/** In ms, for the whole answer. */
const timeout = 15_000

type Params<E extends Endpoint> = E['params'] extends z.ZodType
  ? { readonly [Name in keyof z.input<E['params']>]: string | number }
  : undefined

type Query<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> & object : undefined

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: Value }

interface CallOptions {
  /** Gives up when aborted; the abort's reason is thrown as it is. */
  readonly signal?: AbortSignal
  /** Signs this one call with a token of its own, or (null) with none. */
  readonly token?: string | null
}

type Input<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'query', Query<E>> &
  Part<'body', Body<E>> &
  CallOptions

interface RequestParts extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** A token refused as unauthenticated is refreshed once and the call repeated. @throws ApiError */
export async function callApi<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...[input]: Arguments<E>
): Promise<Output<E>> {
  return awaitFirst(requestApi(method, path, input).then((response) => readOutput<Output<E>>(response)))
}

/** The same, with the answer as it came; `limit` in ms until the last byte of it. @throws ApiError */
export async function requestApi(
  method: string,
  path: string,
  { params, query, body, signal, token }: RequestParts = {},
  limit = timeout,
): Promise<Response> {
  const url = fillPath(path, params) + queryOf(query)
  const call = async (bearer: string | null) => send(method, url, body, bearer, signal, limit)

  const first = await call(token === undefined ? await findToken() : token)
  if (first.ok) return first
  const error = await readApiError(first)
  const fresh = token === undefined ? await renewToken(error.code) : null
  if (fresh == null) throw error
  const second = await call(fresh)
  if (second.ok) return second
  throw await readApiError(second)
}

function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryOf(query: unknown): string {
  const set = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return set.length > 0 ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : ''
}

async function send(
  method: string,
  url: string,
  body: unknown,
  bearer: string | null,
  signal: AbortSignal | undefined,
  longest: number,
): Promise<Response> {
  const limit = AbortSignal.timeout(longest)
  const early = await takeEarlyRead(method, url, bearer)
  if (early) return early
  const headers = new Headers({ accept: 'application/json' })
  // Without a choice the browser says which languages its user reads.
  const language = readLocal('language')
  if (language) headers.set('accept-language', language)
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    return await fetch(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw failure(error, signal)
  }
}

async function readOutput<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T
  } catch (error) {
    throw failure(error, undefined)
  }
}

function failure(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason
  return (error as Error).name === 'TimeoutError'
    ? new ApiError('timeout', 0, 'The server did not answer in time.')
    : new ApiError('network', 0, 'The server could not be reached.')
}
