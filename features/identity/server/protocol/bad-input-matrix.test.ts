import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { signInTestAccount } from '#workshop/testing/app/identity.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'
import { createProtocolServer, goodCalls, type ProtocolRoute } from '#workshop/testing/protocol/good-calls.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** A good request, to be spoilt. */
interface Sample extends ProtocolRoute {
  readonly body: Record<string, unknown>
  readonly type: string
  readonly encode: (body: Record<string, unknown>) => string
}

type Bad = InjectOptions & { readonly status: number }

const otherTypes: Record<string, unknown> = {
  number: 5,
  'big number': 1e300,
  true: true,
  object: {},
  array: [],
  'array of texts': [''],
  'array of nulls': [null],
  operator: { $ne: null },
}

/** Ways to spoil a request: each gives any number of bad ones, by what is wrong with them. */
const spoilers: Record<string, (sample: Sample) => Record<string, Bad>> = {
  'a body that is no object': (sample) =>
    isForm(sample)
      ? {}
      : byText(
          ['{', '[]', 'null', '"text"', '5', 'true', '{"a":1,}', '{}{}', 'undefined', '\u00a0'],
          (text) => post(sample, text),
        ),

  'endless nesting': (sample) =>
    isForm(sample) ? {} : byText(['[', '{"a":'], (open) => post(sample, open.repeat(5_000))),

  'a value of another type': (sample) => {
    if (isForm(sample)) return {}
    return each(keysOf(sample), (key) =>
      each(Object.keys(otherTypes), (type) => {
        const value = otherTypes[type]
        if (accepts(sample, key, value)) return {}
        return { '': post(sample, sample.encode({ ...sample.body, [key]: value })) }
      }),
    )
  },

  'a character that cannot be stored': (sample) =>
    each(textKeysOf(sample), (key) =>
      byText(['a\0b', ...(isForm(sample) ? [] : ['a\ud800b', '\udc00'])], (text) =>
        post(sample, sample.encode({ ...sample.body, [key]: text })),
      ),
    ),

  'a text of a megabyte': (sample) =>
    byText(textKeysOf(sample), (key) =>
      post(sample, sample.encode({ ...sample.body, [key]: 'x'.repeat(1_000_000) }), { status: 413 }),
    ),

  'a list of more than ten': (sample) =>
    each(keysOf(sample), (key) =>
      accepts(sample, key, []) ? { '': post(sample, sample.encode(eleven(sample, key))) } : {},
    ),

  'a name twice': (sample) =>
    byText(keysOf(sample), (key) =>
      post(
        sample,
        isForm(sample) ? `${key}=a&${key}=a` : `{${JSON.stringify(key)}:"a",${JSON.stringify(key)}:"a"}`,
      ),
    ),

  'an unknown name': (sample) =>
    byText(
      [
        'admin',
        'localId',
        '__proto__',
        'constructor',
        'prototype',
        'toString',
        'hasOwnProperty',
        '',
        ' email',
        'EMAIL',
      ],
      (name) => {
        const good = sample.encode(sample.body)
        if (isForm(sample)) return post(sample, `${good}&${new URLSearchParams([[name, 'x']])}`)
        const rest = good === '{}' ? '}' : `,${good.slice(1)}`
        return post(sample, `{${JSON.stringify(name)}:{"x":1}${rest}`)
      },
    ),

  'bytes that are no UTF-8': (sample) => {
    const text = isForm(sample) ? 'grant_type=\u00fc' : '{"email":"\u00fc"}'
    return { latin1: post(sample, Buffer.from(text, 'latin1')) }
  },

  'another type of body': (sample) =>
    byText(
      [
        'text/plain',
        'text/json',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        'nonsense',
      ],
      (type) => post(sample, sample.encode(sample.body), { headers: { 'content-type': type }, status: 415 }),
    ),

  'the type of the other host': (sample) => {
    const type = isForm(sample) ? json : form
    return {
      [type]: post(sample, sample.encode(sample.body), { headers: { 'content-type': type }, status: 415 }),
    }
  },
}

/** Bad whatever the call is and takes. */
const addressSpoilers: Record<string, (sample: Sample) => Record<string, Bad>> = {
  'another method': (sample) => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (name) => name !== sample.method,
    )
    return byText(methods, (method) => good(sample, { method: method as 'GET', status: 405 }))
  },

  'an exotic method': (sample) =>
    byText(['PROPFIND', 'TRACE', 'LOCK', 'MKCOL'], (method) =>
      good(sample, { method: method as 'GET', status: 404 }),
    ),

  'a bad query': (sample) =>
    byText(
      [
        'key=edutrain&key=edutrain',
        'key=other',
        'key=edutrain&x=1',
        'key=edutrain&__proto__=1',
        'key[]=edutrain',
      ],
      (query) =>
        good(sample, { url: `${sample.url}?${query}`, status: query.startsWith('key[]') ? 403 : 400 }),
    ),

  'no key': (sample) =>
    byText(['', '?', '?key='], (query) => good(sample, { url: `${sample.url}${query}`, status: 403 })),

  'an address that is none': (sample) => ({
    'a zero character': good(sample, { url: `${sample.url}%00?key=edutrain`, status: 404 }),
    'a longer one': good(sample, { url: `${sample.url}/${'x'.repeat(300)}?key=edutrain`, status: 404 }),
    'another case': good(sample, {
      url: `${sample.url.replace(/[^/]*$/, (end) => end.toUpperCase())}?key=edutrain`,
      status: 404,
    }),
  }),
}

const eleven = ({ body }: Sample, key: string) => ({ ...body, [key]: Array(11).fill('PASSWORD') })
const isForm = ({ type }: Sample) => type === form
const keysOf = ({ schema }: Sample) => Object.keys(schema.shape)
const textKeysOf = (sample: Sample) => keysOf(sample).filter((key) => accepts(sample, key, ''))
const accepts = ({ schema }: Sample, key: string, value: unknown) =>
  schema.partial().safeParse({ [key]: value }).success

function good(sample: Sample, rest: Partial<Bad> & { status: number }): Bad {
  const body = sample.method === 'GET' ? {} : { payload: sample.encode(sample.body) }
  const headers = sample.method === 'GET' ? {} : { 'content-type': sample.type }
  return { method: sample.method as 'POST', url: `${sample.url}?key=edutrain`, headers, ...body, ...rest }
}

const post = (sample: Sample, payload: string | Buffer, rest: Partial<Bad> = {}): Bad =>
  good(sample, { status: 400, payload, ...rest })

function byText<T extends string>(
  texts: readonly T[],
  make: (text: T, index: number) => Bad | undefined,
): Record<string, Bad> {
  const made = texts.map((text, index) => [`${index} ${text}`.slice(0, 60), make(text, index)] as const)
  return Object.fromEntries(made.filter((pair): pair is [`${number} ${T}`, Bad] => pair[1] !== undefined))
}

function each(keys: readonly string[], make: (key: string) => Record<string, Bad>): Record<string, Bad> {
  const named = (key: string) => Object.entries(make(key)).map(([what, bad]) => [`${key} ${what}`, bad])
  return Object.fromEntries(keys.flatMap(named))
}

function expectFault(response: LightMyRequestResponse, status: number): void {
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  const { error, ...rest } = response.json()
  expect(rest).toEqual({})
  expect(error).toMatchObject({ code: status, message: expect.any(String) })
  expect(error.errors).toEqual([{ message: error.message, domain: 'global', reason: expect.any(String) }])
  expect(response.body.length).toBeLessThan(1000)
  for (const secret of ['node_modules', '.ts:', 'stack', 'FST_', 'SQLITE', '$argon2', 'correct horse'])
    expect(response.body).not.toContain(secret)
}

async function prepare() {
  const provider = await startTestProvider()
  const server = await createProtocolServer(provider.env)
  const { tokens } = await signInTestAccount(server.identity)
  const sampleOf = async (name: string): Promise<Sample> => {
    const route = server.routes.find((one) => one.name === name)
    const call = Object.values(goodCalls).find((one) => one.route === name)
    if (!route || !call) throw new Error(`${name} has no good call`)
    const body = await call.body({ server, provider, ...tokens })
    const encode = (value: Record<string, unknown>) =>
      name === 'token'
        ? new URLSearchParams(value as Record<string, string>).toString()
        : JSON.stringify(value)
    return { ...route, body, type: name === 'token' ? form : json, encode }
  }
  return { server, sampleOf }
}

const names = [...new Set(Object.values(goodCalls).map(({ route }) => route))]

it('every call of the protocol has a good request, to be spoilt here', async () => {
  const { routes } = await createProtocolServer()
  expect(names.toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
})

describe.each(names)('to %s', (name) => {
  it('a good request is no bad one', async () => {
    const { server, sampleOf } = await prepare()

    const response = await server.app.inject(good(await sampleOf(name), { status: 200 }))

    expect(response.json()).not.toHaveProperty('error')
    expect(response.statusCode).toBe(200)
  })

  const all = name === 'projects' ? addressSpoilers : { ...spoilers, ...addressSpoilers }
  it.each(Object.entries(all))(
    '%s is answered in the shape of the service, and changes nothing',
    async (_what, spoil) => {
      const { server, sampleOf } = await prepare()
      const sample = await sampleOf(name)
      const before = await everyRow(server.identity.db)
      const sent = server.identity.outbox.links().length

      for (const [what, { status, ...request }] of Object.entries(spoil(sample))) {
        const response = await server.app.inject(request)
        try {
          expectFault(response, status)
        } catch (error) {
          throw new Error(`${what} was answered ${response.statusCode} ${response.body.slice(0, 300)}`, {
            cause: error,
          })
        }
      }

      expect(await everyRow(server.identity.db)).toEqual(before)
      expect(server.identity.outbox.links()).toHaveLength(sent)
    },
  )

  it('no value of a name breaks the service (SX.10)', async () => {
    const { server, sampleOf } = await prepare()
    const sample = await sampleOf(name)
    const values = [
      null,
      '',
      ' ',
      '0',
      '{}',
      '%',
      'a@b',
      'https://[',
      '👩🏽‍💻\u2028',
      '../..',
      "'--",
      'x'.repeat(20_000),
    ]
    for (const key of keysOf(sample)) {
      for (const value of values) {
        if (isForm(sample) && value === null) continue
        const body = sample.encode({ ...sample.body, [key]: value })
        const response = await server.app.inject(post(sample, body))
        if (response.statusCode !== 200) expectFault(response, 400)
      }
    }
  })
})
