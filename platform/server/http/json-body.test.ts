import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { acceptJsonBodies, readJson } from './json-body.ts'

const read = (text: string) => readJson(Buffer.from(text))

describe('a JSON body', () => {
  it('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (text) => {
        expect(read(text)).toEqual({ value: JSON.parse(text) })
      }),
    )
  })

  it('is refused when a name occurs twice in an object, however deep or escaped', () => {
    const name = fc.string()
    const rest = fc.dictionary(fc.string(), fc.jsonValue())
    const escaped = (text: string) =>
      `"${[...Array(text.length).keys()]
        .map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join('')}"`
    fc.assert(
      fc.property(name, rest, (twice, others) => {
        const more = Object.entries(others).map(
          ([key, value]) => `,${JSON.stringify(`${key}${twice}!`)}:${JSON.stringify(value)}`,
        )
        const object = `{${JSON.stringify(twice)}:1${more.join('')},${escaped(twice)}:2}`
        expect(read(`{"a":[${object}]}`)).toEqual({ fault: expect.stringMatching(/^Duplicate name "/) })
      }),
    )
  })

  it('may use a name again in another object, and as a value', () => {
    const text = '{"a":{"a":"a"},"b":[{"a":"{\\"a\\":"},{"a":":"}]}'
    expect(read(text)).toEqual({ value: JSON.parse(text) })
  })

  it.each([
    ['objects', '{"a":', '1', '}'],
    ['arrays', '[', '', ']'],
    ['objects in arrays', '[{"a":', '1', '}]'],
  ])(
    'is refused when %s lie deeper than twenty in one another, before it is made',
    (_what, open, inner, close) => {
      const nested = (depth: number) => open.repeat(depth) + inner + close.repeat(depth)
      const most = open.startsWith('[{') ? 10 : 20

      expect(read(nested(most))).toEqual({ value: JSON.parse(nested(most)) })
      expect(read(nested(most + 1))).toEqual({ fault: 'Nested deeper than 20 levels.' })
      // What comes after that is not looked at: it would be a syntax error.
      expect(read(open.repeat(10_000))).toEqual({ fault: 'Nested deeper than 20 levels.' })
    },
  )

  it.each(['', ' ', '{', '{"a":1,}', "{'a':1}", 'undefined', '{"a":1}{', '\u00a0'])(
    'is refused as %j',
    (text) => {
      expect(read(text)).toEqual({ fault: 'Syntax error.' })
    },
  )

  it('is refused when it is not UTF-8', () => {
    expect(readJson(Buffer.from('{"name":"geheim\u00fc"}', 'latin1'))).toEqual({ fault: 'Invalid UTF-8.' })
  })
})

describe('an app that reads bodies this way', () => {
  async function echo(type: string, payload: string | Buffer) {
    const app = Fastify()
    acceptJsonBodies(app)
    app.post('/', async (request) => ({ body: request.body }))
    return app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
  }

  it('hands JSON to its handlers, whatever parameters its type has', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON'])
      expect((await echo(type, '{"a":[1,"ü"]}')).json()).toEqual({ body: { a: [1, 'ü'] } })
  })

  it.each([
    ['{"a":1,"a":2}', 'Duplicate name "a".'],
    [Buffer.from([0x22, 0xff, 0x22]), 'Invalid UTF-8.'],
    ['{', 'Syntax error.'],
    ['', 'Syntax error.'],
  ])('answers %j with 400 and the reason', async (payload, reason) => {
    const response = await echo('application/json', payload)

    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(`The body is not valid JSON. ${reason}`)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json'])(
    'takes no %s',
    async (type) => {
      expect((await echo(type, '{}')).statusCode).toBe(415)
    },
  )
})
