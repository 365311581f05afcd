import fc from 'fast-check'
import { identityToolkitPrefix } from '#features/identity/server/protocol/service-host.ts'
import type { FuzzWorld } from './fuzz-request.ts'

/** Bytes for a connection of their own, in the pieces they are sent in. */
export interface RawRequest {
  readonly kind: string
  readonly pieces: readonly Uint8Array[]
  /** How many answers the bytes may have: 1 where a second one would be to a request that was smuggled in. */
  readonly mostAnswers: number
  /** Whether the first answer must be a refusal. */
  readonly isMalformed: boolean
}

const host = 'Host: fuzz.example'

/** Requests as bytes, none of which could change anything even if it were read as it stands. */
function harmless(world: FuzzWorld): string[] {
  const token = `Authorization: Bearer ${world.idToken}`
  const post = (path: string, body: string, ...headers: string[]) =>
    [`POST ${path} HTTP/1.1`, host, ...headers, jsonType, `Content-Length: ${body.length}`, '', body].join(
      '\r\n',
    )
  return [
    `GET /api/programmes HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET /api/progress HTTP/1.1\r\n${host}\r\n${token}\r\n\r\n`,
    `HEAD /healthz HTTP/1.1\r\n${host}\r\n\r\n`,
    `DELETE /api/account HTTP/1.1\r\n${host}\r\n${token}\r\n\r\n`,
    post('/api/progress', '{"moduleNumber":0}', token),
    post('/api/sessions/revoke', '{"refreshToken":"unknown"}'),
    post(`${identityToolkitPrefix}/v1/accounts:lookup?key=${world.apiKey}`, '{"idToken":5}'),
  ]
}

const jsonType = 'Content-Type: application/json'

/** Broken, split, huge and ambiguous requests. */
export function rawRequests(world: FuzzWorld): fc.Arbitrary<RawRequest> {
  const good = fc.constantFrom(...harmless(world)).map((text) => Buffer.from(text, 'latin1'))
  const { attemptId, idToken } = world
  return fc
    .oneof(
      { weight: 4, arbitrary: good.chain(mutated).map((bytes) => raw('changed bytes', bytes)) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => raw('noise', bytes)) },
      { weight: 2, arbitrary: fc.constantFrom(...broken).map((text) => refused('broken', text)) },
      { weight: 1, arbitrary: oversized.map((text) => refused('too large', text)) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...smuggled(attemptId, idToken)).map((text) => refused('smuggled', text)),
      },
    )
    .chain((request) =>
      split(request.pieces[0] ?? new Uint8Array()).map((pieces) => ({ ...request, pieces })),
    )
}

const raw = (kind: string, bytes: Uint8Array): RawRequest => ({
  kind,
  pieces: [bytes],
  mostAnswers: Number.POSITIVE_INFINITY,
  isMalformed: false,
})

const refused = (kind: string, text: string): RawRequest => ({
  kind,
  pieces: [Buffer.from(text, 'latin1')],
  mostAnswers: 1,
  isMalformed: true,
})

/** A few bytes changed, lost, doubled or put in. */
function mutated(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const change = fc.record({
    at: fc.nat({ max: bytes.length - 1 }),
    byte: fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0, 9, 10, 13, 32, 58)),
    way: fc.constantFrom('change', 'insert', 'remove', 'cut'),
  })
  return fc.array(change, { minLength: 1, maxLength: 5 }).map((changes) => {
    const changed = [...bytes]
    for (const { at, byte, way } of changes) {
      if (way === 'change') changed[at % Math.max(1, changed.length)] = byte
      if (way === 'insert') changed.splice(at, 0, byte)
      if (way === 'remove') changed.splice(at, 1)
      if (way === 'cut') changed.splice(at)
    }
    return Uint8Array.from(changed)
  })
}

/** The bytes in one piece, or in up to five. */
function split(bytes: Uint8Array): fc.Arbitrary<Uint8Array[]> {
  return fc.array(fc.nat({ max: bytes.length }), { maxLength: 4 }).map((cuts) => {
    const ends = [...cuts.toSorted((a, b) => a - b), bytes.length]
    return ends.map((end, index) => bytes.subarray(index === 0 ? 0 : ends[index - 1], end))
  })
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, host, ...headers, '', ''].join('\r\n')

const broken = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTQ/1.1\r\nHost: a\r\n\r\n',
  'get / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/%ff HTTP/1.1\r\nHost: a\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'FUZZ / HTTP/1.1\r\nHost: a\r\n\r\n',
  get('/healthz', 'No colon'),
  get('/healthz', ': no name'),
  get('/healthz', 'A b: c'),
  get('/healthz', 'A : b'),
  get('/healthz', 'A: b\0c'),
  get('/healthz', 'A: b\rc'),
  get('/healthz', 'Content-Length: -1'),
  get('/healthz', 'Content-Length: 1e3'),
  get('/healthz', 'Content-Length: 99999999999999999999'),
  get('/healthz', 'Transfer-Encoding: chunked', 'Content-Length: 3'),
  `POST /api/rewards HTTP/1.1\r\n${host}\r\n${jsonType}\r\nContent-Length: 50\r\n\r\n{"email":5}`,
  `POST /api/rewards HTTP/1.1\r\n${host}\r\n${jsonType}\r\nContent-Length: 99999999\r\n\r\n{"email":5}`,
  `POST /api/rewards HTTP/1.1\r\n${host}\r\n${jsonType}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /api/rewards HTTP/1.1\r\n${host}\r\n${jsonType}\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n`,
  `POST /api/rewards HTTP/1.1\r\n${host}\r\n${jsonType}\r\nTransfer-Encoding: gzip\r\n\r\n`,
]

const oversized = fc
  .tuple(fc.constantFrom('path', 'header', 'headers', 'chunk'), fc.integer({ min: 17_000, max: 70_000 }))
  .map(([what, size]) => {
    if (what === 'path') return get(`/api/${'x'.repeat(size)}`)
    if (what === 'header') return get('/healthz', `X-Long: ${'x'.repeat(size)}`)
    if (what === 'headers') return get('/healthz', ...Array(Math.floor(size / 4)).fill('A: b'))
    const body = `{"email":5,"name":"${'x'.repeat(size + 65_536)}"}`
    const head = [`POST /api/rewards HTTP/1.1`, host, jsonType, 'Transfer-Encoding: chunked', '', ''].join(
      '\r\n',
    )
    return `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  })

/** A second request hidden in the first, which would write if it were read as one. */
function smuggled(attemptId: string, idToken: string): string[] {
  const inner = [`PUT /api/profile HTTP/1.1`, host, `Authorization: Bearer ${idToken}`, jsonType]
  const hidden = [...inner, 'Content-Length: 19', '', '{"name":"Smuggled"}', ''].join('\r\n')
  const outer = (...headers: string[]) =>
    [`POST /api/attempts/${attemptId}/answers HTTP/1.1`, host, jsonType, ...headers, '', ''].join('\r\n')
  const length = `Content-Length: ${hidden.length}`
  return [
    `${outer(length, 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
    `${outer('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${hidden}`,
    `${outer('Content-Length: 0', length)}${hidden}`,
    `${outer(length, 'Content-Length: 0')}${hidden}`,
    `${outer('Content-Length: 0, 5')}${hidden}`,
    `${outer('Content-Length: +5')}12345${hidden}`,
    `${outer('Transfer-Encoding: xchunked')}0\r\n\r\n${hidden}`,
    `${outer('Transfer-Encoding: chunked, identity')}0\r\n\r\n${hidden}`,
    `${outer('Transfer-Encoding : chunked', length)}0\r\n\r\n${hidden}`,
    `${outer('Transfer-Encoding: \x0bchunked')}0\r\n\r\n${hidden}`,
    `${outer('X: y\nTransfer-Encoding: chunked', length)}0\r\n\r\n${hidden}`,
    `${outer(length)}${hidden}`,
  ]
}
