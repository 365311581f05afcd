import fc from 'fast-check'
import { bodyLimit } from './fuzz-request.ts'
import { brokenJson, oddText, oddValue } from './odd-values.ts'

/** A body to be sent: bytes or text, or a value that becomes JSON. */
export interface SpoiltBody {
  readonly kind: string
  readonly body: string | Uint8Array
  /** Wrong whatever the schema says, though a parser may take it. */
  readonly isWrong?: true
}

/** Names in an object and what the schema wants of them. */
interface Names {
  readonly all: readonly string[]
  readonly required: readonly string[]
}

const oddName = fc.oneof(
  fc.constantFrom('admin', 'id', 'uid', 'localId', 'received', 'progress', 'createdAt', '__proto__', ''),
  oddText,
)

/** Ways to spoil a JSON body whose good value and names are given. */
export function spoilJson(good: unknown, names: Names): fc.Arbitrary<SpoiltBody> {
  const object = Object(good) as Record<string, unknown>
  const text = JSON.stringify(good ?? {})
  const as = (kind: string) => (value: unknown) => ({ kind, body: JSON.stringify(value) })
  const ways: fc.Arbitrary<SpoiltBody>[] = [
    fc.tuple(oddName, oddValue).map(([name, value]) => unknownName(object, name, value)),
    oddValue.map(as('no object')),
    brokenJson(text).map((broken) => ({ kind: 'broken JSON', body: broken })),
    fc.constantFrom('"é"', '{"email":"é"}', '{"é":1}').map(latin1),
    fc.integer({ min: bodyLimit, max: bodyLimit + 2_000 }).map((length) => ({
      kind: 'too large',
      body: `{"name":"${'x'.repeat(length)}"}`,
    })),
  ]
  const present = Object.keys(object)
  if (names.all.length > 0)
    ways.push(
      fc
        .tuple(fc.constantFrom(...names.all), oddValue)
        .map(([name, value]) => as('an odd value')({ ...object, [name]: value })),
    )
  if (names.required.length > 0)
    ways.push(
      fc
        .constantFrom(...names.required)
        .map((name) => as('a missing name')({ ...object, [name]: undefined })),
    )
  if (present.length > 0) ways.push(fc.constantFrom(...present).map((name) => nameTwice(text, name)))
  return fc.oneof(...ways)
}

// Written by hand, since `__proto__` in a literal would be no name.
function unknownName(object: Record<string, unknown>, name: string, value: unknown): SpoiltBody {
  const members = Object.entries(object).filter(([key]) => key !== name)
  const texts = [...members, [name, value]].map(([key, of]) => `${JSON.stringify(key)}:${JSON.stringify(of)}`)
  return { kind: 'an unknown name', body: `{${texts.join(',')}}` }
}

const latin1 = (text: string): SpoiltBody => ({ kind: 'no UTF-8', body: Buffer.from(text, 'latin1') })

/** The last one is as it was, so that a parser which keeps one of them sees nothing wrong. */
function nameTwice(text: string, name: string): SpoiltBody {
  return { kind: 'a name twice', body: `{${JSON.stringify(name)}:0,${text.slice(1)}`, isWrong: true }
}

/** Media types of bodies, of which none is JSON. */
export const oddMediaType = fc.constantFrom(
  ...['text/plain', 'text/json', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp'],
  ...[
    'application/x-www-form-urlencoded',
    'nonsense',
    'application/',
    '/json',
    ';',
    'application/json2',
    '*/*',
  ],
  ...['application/json/x', 'image/png', 'x'.repeat(2_000)],
)
