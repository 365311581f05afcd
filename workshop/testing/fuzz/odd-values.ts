import fc from 'fast-check'

/** Text that has broken programs before: by its characters, by what it says to another language, by its length. */
const knownTexts = [
  ...['', ' ', '\t', '\0', 'a\0b', '\r\nSet-Cookie: a=b', '\u007f', '\u0085', '\u2028', '\ufeff', '\ufffe'],
  ...[
    '\ud800',
    'a\udc00',
    '\udbff\udfff',
    '\u202eabc',
    '\u200b',
    '👩🏽‍💻',
    'ﷺ',
    'İ',
    'ß',
    '１',
    '١',
    'e\u0301',
  ],
  ...[`a${'\u0301'.repeat(500)}`, 'x'.repeat(201), 'x'.repeat(513), 'é'.repeat(5_000), '𝟙'.repeat(9_000)],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE accounts; --',
    '$ne',
    '#{7*7}',
    '{{7*7}}',
    '<script>',
    '%s%n',
    '%00',
    '%',
  ],
  ...['../../etc/passwd', 'file:///etc/passwd', 'https://[', 'a@b', '0x1', '1e0', '01', '-0', 'NaN', 'null'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length'],
]

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40_000 }).map((length) => 'y'.repeat(length)) },
)

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 10, 11, 1.5, 0.1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e308, 5e-324, -1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const nested = fc
  .record({ depth: fc.integer({ min: 1, max: 2_000 }), isObject: fc.boolean(), inside: oddNumber })
  .map(({ depth, isObject, inside }) => {
    let value: unknown = inside
    for (let level = 0; level < depth; level++) value = isObject ? { a: value } : [value]
    return value
  })

/** A value of JSON that hardly anything expects. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 4, arbitrary: oddNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { $ne: null }) },
  { weight: 1, arbitrary: nested },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3, noUnicodeString: false }) },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 20 }) },
)

/** Text that is no JSON, made from text that is. */
export const brokenJson = (good: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat({ max: Math.max(0, good.length - 1) }).map((end) => good.slice(0, end)),
    fc.constantFrom(`${good}${good}`, `${good},`, `[${good}`, `/**/${good}`, `\ufeff${good}`, `${good}\0`),
    fc.constantFrom('{', '[', '"', '{a:1}', "{'a':1}", '{"a":1,}', '[1,]', 'undefined', 'NaN', '01', '+1'),
    fc.constantFrom('{"a":}', '{"a"}', '"\\x41"', '"\\u12"', '"\n"', '1e', '\u00a0', 'nul', '{"a":1 "b":2}'),
    fc.integer({ min: 2, max: 30_000 }).map((depth) => '['.repeat(depth)),
    fc.integer({ min: 2, max: 10_000 }).map((depth) => '{"a":'.repeat(depth)),
  )

/** Values of headers that a client may send anywhere and that change nothing. */
const oddHeaderValues: Record<string, string[]> = {
  accept: ['text/html', '*/*;q=2', ',,,', 'a/b'.repeat(500)],
  'accept-encoding': ['gzip;q=0, br;q=0, identity;q=0', 'x'.repeat(1_000), '*;q=nonsense'],
  'accept-language': ['*', 'de;q=9', '-', 'en-'.repeat(900), ';;q=,', 'fr;q=NaN', 'x'.repeat(4_000)],
  cookie: [
    'a',
    '=;=;',
    'provider-redirect=x',
    `__Host-provider-redirect=${'A'.repeat(43)}`,
    'a=b; '.repeat(900),
  ],
  forwarded: ['for="[::1]:99999"', 'for=_hidden;by=;;'],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-none-match': ['*', '"', 'W/"x", W/"y"'],
  origin: ['null', 'https://evil.example', '\u00ff'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'lines=1-2'],
  'x-forwarded-for': ['::1', '1.2.3.4, nonsense', "' OR 1", ','.repeat(200), 'fe80::1%eth0'],
  'x-forwarded-host': ['evil.example', '[', '@'],
  'x-forwarded-proto': ['javascript', 'https,http'],
  'x-http-method-override': ['DELETE', 'PUT'],
}

export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.keys(oddHeaderValues), { maxLength: 3 })
  .chain((names) =>
    fc.record(
      Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(oddHeaderValues[name] ?? []))])),
    ),
  )

/** `Authorization` headers without a valid token; `good` is one with. */
export const oddAuthorization = (good: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '',
      'Bearer',
      'Bearer ',
      'Basic YTpi',
      'Bearer null',
      'Bearer a.b.c',
      'Bearer e30.e30.',
      'x',
    ),
    fc.constantFrom(`${good} x`, `${good}, ${good}`, good.replace('Bearer', 'Basic'), `Bearer ${good}`),
    // The last characters have bits that do not count.
    fc.nat({ max: good.length - 20 }).map((at) => (at < 7 ? good.slice(at + 1) : swap(good, at))),
    fc.nat({ max: good.length - 20 }).map((end) => good.slice(0, end)),
    fc.constantFrom(unsigned(good), `Bearer ${'A'.repeat(7_000)}`, `Bearer ${'.'.repeat(50)}`, 'Bearer ..'),
  )

const swap = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

/** The same claims under `alg: none`. */
function unsigned(good: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `Bearer ${header}.${good.split('.')[1]}.`
}
