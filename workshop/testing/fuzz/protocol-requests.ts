import fc from 'fast-check'
import type { z } from 'zod'
import { serviceHosts } from '#features/identity/server/identity.routes.ts'
import { oddMediaType, spoilJson } from './body-spoilers.ts'
import { bodyLimit, type FuzzRequest, type FuzzWorld, parseJson } from './fuzz-request.ts'
import { oddHeaders, oddText } from './odd-values.ts'
import { namesOf, valuesOf } from './schema-values.ts'

/** A call of the identity service, found by its schema. */
export interface ProtocolCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly mediaType: string
  readonly schema: z.ZodType
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** Every call of the identity service. */
export const protocolCalls: readonly ProtocolCall[] = serviceHosts.flatMap(({ prefix, format, calls }) =>
  calls.map(({ method, path, schema }) => ({
    name: path.replace(/^\/v\d\/(accounts[:/])?/, '').replace(/:(.)/, (_, first) => first.toUpperCase()),
    method,
    path: prefix + path,
    mediaType: format.mediaType,
    schema,
  })),
)

interface Draft {
  readonly call: ProtocolCall
  readonly kinds: readonly string[]
  readonly method: string
  readonly query: string
  readonly mediaType: string
  readonly body?: string | Uint8Array
  readonly isWrong?: boolean
}

/** Requests to the identity service that it cannot read, some with the token of a learner. */
export function malformedProtocolRequests(world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(fc.oneof(...protocolCalls.map((call) => spoilt(call, world))), oddHeaders, fc.boolean())
    .filter(([draft]) => isMalformed(draft, world))
    .map(([draft, headers, isOdd]) => ({ ...toRequest(draft, isOdd ? headers : {}), isMalformed: true }))
}

/** Calls that come to nothing without a secret, which no request made of mere values has. */
export const hopelessCalls = protocolCalls.filter(({ name }) => !['signUp', 'sendOobCode'].includes(name))

/** Requests that it can read, made of values that were never issued. */
export function readableProtocolRequests(
  world: FuzzWorld,
  calls: readonly ProtocolCall[],
): fc.Arbitrary<FuzzRequest> {
  return fc
    .oneof(...calls.map((call) => goodDraft(call, world, false)))
    .filter((draft) => !isMalformed(draft, world))
    .map((draft) => ({ ...toRequest(draft, {}), isMalformed: false }))
}

function goodDraft(call: ProtocolCall, world: FuzzWorld, isKnown: boolean): fc.Arbitrary<Draft> {
  const { idToken, refreshToken, email, password } = world
  const { all } = namesOf(call.schema)
  const own = { idToken, refresh_token: refreshToken, grant_type: 'refresh_token', email, password }
  const known = Object.fromEntries(Object.entries(own).filter(([name]) => isKnown && all.includes(name)))
  return valuesOf(call.schema).map((value) => {
    const draft = {
      call,
      kinds: [],
      method: call.method,
      query: `?key=${world.apiKey}`,
      mediaType: call.mediaType,
    }
    if (call.method === 'GET') return draft
    return { ...draft, body: encode(call, { ...Object(value), ...known }) }
  })
}

function encode({ mediaType }: ProtocolCall, value: Record<string, unknown>): string {
  if (mediaType === json) return JSON.stringify(value)
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string')
  return new URLSearchParams(texts as [string, string][]).toString()
}

type Spoil = (draft: Draft) => fc.Arbitrary<Draft>

function spoilt(call: ProtocolCall, world: FuzzWorld): fc.Arbitrary<Draft> {
  const body = call.method === 'GET' ? [] : [anotherMediaType, ...Array<Spoil>(6).fill(spoiltBody)]
  const ways = [anotherMethod, oddQuery, ...body]
  return fc
    .tuple(
      fc.boolean().chain((isKnown) => goodDraft(call, world, isKnown)),
      fc.array(fc.constantFrom(...ways), { minLength: 1, maxLength: 2 }),
    )
    .chain(([good, chosen]) =>
      chosen.reduce<fc.Arbitrary<Draft>>((drafts, way) => drafts.chain(way), fc.constant(good)),
    )
}

const anotherMethod: Spoil = (draft) =>
  fc
    .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'LOCK')
    .map((method) => ({ ...draft, method, kinds: [...draft.kinds, 'another method'] }))

const oddQuery: Spoil = (draft) =>
  fc
    .oneof(
      fc.constantFrom('', '?', '?key=', '?key=other', `${draft.query}&key=x`, `${draft.query}&__proto__=1`),
      oddText.map((text) => `?key=${text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'}`),
    )
    .map((query) => ({ ...draft, query, kinds: [...draft.kinds, 'an odd query'] }))

const anotherMediaType: Spoil = (draft) =>
  fc
    .oneof(oddMediaType, fc.constantFrom(json, form))
    .map((mediaType) => ({ ...draft, mediaType, kinds: [...draft.kinds, 'another media type'] }))

const spoiltBody: Spoil = (draft) => {
  if (draft.call.mediaType === form) return spoiltForm(draft)
  const good = parseJson(draft.body ?? '{}')?.value
  return spoilJson(good, namesOf(draft.call.schema)).map(({ kind, body, isWrong = false }) => ({
    ...draft,
    body,
    isWrong,
    kinds: [...draft.kinds, kind],
  }))
}

const spoiltForm: Spoil = (draft) =>
  fc
    .oneof(
      fc
        .tuple(oddText, oddText)
        .map(([name, value]) => `${draft.body}&${new URLSearchParams([[name, value]])}`),
      fc.constant(`grant_type=refresh_token&${draft.body}&grant_type=x`),
      fc.constant(Buffer.from('grant_type=é', 'latin1')),
      fc
        .integer({ min: bodyLimit + 1, max: 2 * bodyLimit })
        .map((length) => `grant_type=${'x'.repeat(length)}`),
    )
    .map((body) => ({ ...draft, body, kinds: [...draft.kinds, 'a spoilt form'] }))

function toRequest({ call, kinds, method, query, mediaType, body }: Draft, more: Record<string, string>) {
  const headers = body === undefined ? more : { ...more, 'content-type': mediaType }
  const request = { target: call.name, kinds, method, path: call.path + query, headers }
  return body === undefined ? request : { ...request, body }
}

function isMalformed({ call, method, query, mediaType, body, isWrong }: Draft, world: FuzzWorld): boolean {
  if (method !== call.method || query !== `?key=${world.apiKey}`) return true
  if (body === undefined) return false
  if (isWrong || mediaType !== call.mediaType || Buffer.byteLength(body) > bodyLimit) return true
  return call.mediaType === form ? isMalformedForm(call, body) : isMalformedJson(call, body)
}

function isMalformedJson({ schema }: ProtocolCall, body: string | Uint8Array): boolean {
  const parsed = typeof body === 'string' && /^[ \t\r\n]*$/.test(body) ? { value: {} } : parseJson(body)
  return !parsed || !schema.safeParse(parsed.value).success
}

function isMalformedForm({ schema }: ProtocolCall, body: string | Uint8Array): boolean {
  if (typeof body !== 'string') return true
  const pairs = [...new URLSearchParams(body)]
  const names = new Set(pairs.map(([name]) => name))
  return names.size < pairs.length || !schema.safeParse(Object.fromEntries(pairs)).success
}
