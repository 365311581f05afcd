import fc from 'fast-check'
import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { contractEndpoints, nameOf } from '#workshop/testing/authorisation/contract-endpoints.ts'
import { oddMediaType, spoilJson } from './body-spoilers.ts'
import { bodyLimit, type FuzzRequest, type FuzzWorld, parseJson } from './fuzz-request.ts'
import { oddAuthorization, oddHeaders, oddText } from './odd-values.ts'
import { namesOf, valuesOf } from './schema-values.ts'

/** A request to an endpoint before its path is put together. */
interface Draft {
  readonly endpoint: Endpoint
  readonly kinds: readonly string[]
  readonly method: string
  readonly params: Readonly<Record<string, string>>
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Wrong in a way that a parser may overlook. */
  readonly isWrong?: boolean
}

type Spoil = (draft: Draft) => fc.Arbitrary<Draft>

/** Requests to the endpoints of the contract that no endpoint may take. */
export function malformedRequests(world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  return fc
    .oneof(...contractEndpoints.map((one) => spoilt(one, world)))
    .filter((draft) => isMalformed(draft, world))
    .map((draft) => ({ ...toRequest(draft), isMalformed: true }))
}

/** Requests that are as the contract wants them. */
export function wellFormedRequests(
  world: FuzzWorld,
  endpoints: readonly Endpoint[],
): fc.Arbitrary<FuzzRequest> {
  return fc
    .oneof(...endpoints.map((one) => fc.tuple(goodDraft(one, world), oddHeaders)))
    .map(([draft, headers]) => ({ ...draft, headers: { ...headers, ...draft.headers } }))
    .filter((draft) => !isMalformed(draft, world))
    .map((draft) => ({ ...toRequest(draft), isMalformed: false }))
}

/** Those that write nothing. */
export const readingEndpoints = contractEndpoints.filter(({ method }) => method === 'GET')

/** Those that do not end the fuzzer's own session. */
export const repeatableEndpoints = contractEndpoints.filter((one) => one.path !== '/api/sessions/revoke-all')

function spoilt(endpoint: Endpoint, world: FuzzWorld): fc.Arbitrary<Draft> {
  const ways = [anotherMethod, unknownQuery, ...(endpoint.params ? [oddParams] : [])]
  if (endpoint.access !== 'public') ways.push(oddToken(world))
  if (endpoint.method !== 'GET') ways.push(anotherMediaType, ...Array<Spoil>(6).fill(spoiltBody))
  return fc
    .tuple(goodDraft(endpoint, world), fc.array(fc.constantFrom(...ways), { minLength: 1, maxLength: 2 }))
    .chain(([good, chosen]) =>
      chosen.reduce<fc.Arbitrary<Draft>>((drafts, way) => drafts.chain(way), fc.constant(good)),
    )
    .chain((draft) =>
      fc.oneof(
        { weight: 4, arbitrary: fc.constant(draft) },
        {
          weight: 1,
          arbitrary: oddHeaders.map((more) => ({ ...draft, headers: { ...more, ...draft.headers } })),
        },
      ),
    )
}

function goodDraft(endpoint: Endpoint, world: FuzzWorld): fc.Arbitrary<Draft> {
  const { method, params, body, access } = endpoint
  const authorization = access === 'public' ? {} : { authorization: `Bearer ${world.idToken}` }
  return fc
    .record({
      params: params ? valuesOf(params) : fc.constant({}),
      body: body ? valuesOf(body).map((value) => JSON.stringify(value)) : fc.constant(undefined),
      own: fc.boolean(),
    })
    .map((made) => {
      const given = made.params as Record<string, string>
      const known = made.own && 'attemptId' in given ? { attemptId: world.attemptId } : {}
      const headers = made.body === undefined ? authorization : { ...authorization, 'content-type': json }
      const draft = { endpoint, kinds: [], method, params: { ...given, ...known }, query: '', headers }
      return made.body === undefined ? draft : { ...draft, body: made.body }
    })
}

const json = 'application/json'

function toRequest({
  endpoint,
  kinds,
  method,
  query,
  headers,
  body,
  ...rest
}: Draft): Omit<FuzzRequest, 'isMalformed'> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encode(rest.params[name] ?? ''))
  const request = { target: nameOf(endpoint), kinds, method, path: path + query, headers }
  return body === undefined ? request : { ...request, body }
}

/** Percent-encodes text, half a surrogate pair as the bytes that UTF-8 has not. */
const encode = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const anotherMethod: Spoil = (draft) =>
  fc
    .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY')
    .map((method) => ({ ...draft, method, kinds: [...draft.kinds, 'another method'] }))

const unknownQuery: Spoil = (draft) =>
  fc
    .tuple(fc.constantFrom('x', 'email', 'uid', '__proto__', 'a[b]', 'constructor'), oddText)
    .map(([name, value]) => ({
      ...draft,
      query: `?${name}=${encode(value)}`,
      kinds: [...draft.kinds, 'an unknown query'],
    }))

const oddParams: Spoil = (draft) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(draft.params)), oddText)
    .filter(([, value]) => !value.includes('/') && value !== '' && value.length < 4_000)
    .map(([name, value]) => ({
      ...draft,
      params: { ...draft.params, [name]: value },
      kinds: [...draft.kinds, 'an odd parameter'],
    }))

const oddToken =
  ({ idToken }: FuzzWorld): Spoil =>
  (draft) =>
    oddAuthorization(`Bearer ${idToken}`).map((authorization) => ({
      ...draft,
      headers: { ...draft.headers, authorization },
      kinds: [...draft.kinds, 'an odd token'],
    }))

const anotherMediaType: Spoil = (draft) =>
  oddMediaType.map((type) => ({
    ...draft,
    body: draft.body ?? '{}',
    headers: { ...draft.headers, 'content-type': type },
    kinds: [...draft.kinds, 'another media type'],
  }))

const spoiltBody: Spoil = (draft) => {
  const good = parseJson(draft.body ?? '{}')?.value
  const names = draft.endpoint.body ? namesOf(draft.endpoint.body) : { all: [], required: [] }
  return spoilJson(good, names).map(({ kind, body, isWrong = false }) => ({
    ...draft,
    body,
    isWrong,
    headers: { 'content-type': json, ...draft.headers },
    kinds: [...draft.kinds, kind],
  }))
}

/** Whether a request breaks the contract of the endpoint that its method and path are of. */
function isMalformed(draft: Draft, world: FuzzWorld): boolean {
  // The preflight of an address that every origin may read.
  if (draft.method === 'OPTIONS' && draft.endpoint.crossOrigin) return false
  const method = draft.method === 'HEAD' ? 'GET' : draft.method
  const endpoint = contractEndpoints.find((one) => one.path === draft.endpoint.path && one.method === method)
  if (!endpoint || draft.query !== '' || breaks(endpoint.params, draft.params)) return true
  if (endpoint.access !== 'public' && draft.headers.authorization !== `Bearer ${world.idToken}`) return true
  return method !== 'GET' && isMalformedBody(endpoint, draft)
}

function isMalformedBody(endpoint: Endpoint, { body, headers, isWrong }: Draft): boolean {
  if (body === undefined) return breaks(endpoint.body, {})
  const parsed = parseJson(body)
  if (isWrong || !parsed || Buffer.byteLength(body) > bodyLimit || headers['content-type'] !== json)
    return true
  return endpoint.body ? breaks(endpoint.body, parsed.value ?? {}) : !isEmpty(parsed.value)
}

const isEmpty = (value: unknown) => Object.keys(Object(value)).length === 0

const breaks = (schema: z.ZodType | undefined, value: unknown) =>
  schema !== undefined && !schema.safeParse(value).success
