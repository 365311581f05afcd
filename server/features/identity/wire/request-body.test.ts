import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GoogleFault } from './google-fault.ts'
import { formBody, jsonBody } from './request-body.ts'

const readJson = (text: string) => jsonBody.read(Buffer.from(text))
const readForm = (text: string) => formBody.read(Buffer.from(text))
const messageOf = (value: unknown) => (value instanceof GoogleFault ? value.message : value)

describe('a JSON body', () => {
  it('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (text) => {
        expect(readJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('may be empty, which is an empty message', () => {
    expect(readJson('')).toEqual({})
    expect(readJson(' \r\n')).toEqual({})
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
        expect(messageOf(readJson(`{"a":[${object}]}`))).toMatch(/Duplicate name/)
      }),
    )
  })

  it('may use a name again in another object, and as a value', () => {
    const text = '{"a":{"a":"a"},"b":[{"a":"{\\"a\\":"},{"a":":"}]}'
    expect(readJson(text)).toEqual(JSON.parse(text))
  })

  it.each(['{', '{"a":1,}', "{'a':1}", 'undefined', '{"a":1}{', '\u00a0'])('is refused as %j', (text) => {
    expect(messageOf(readJson(text))).toBe('Invalid JSON payload received. Syntax error.')
  })

  it('is refused when it is not UTF-8', () => {
    const latin1 = Buffer.from('{"password":"geheim\u00fc"}', 'latin1')
    expect(messageOf(jsonBody.read(latin1))).toBe('Invalid JSON payload received. Invalid UTF-8.')
  })
})

describe('a form body', () => {
  it('is read as pairs', () => {
    expect(readForm('grant_type=refresh_token&refresh_token=a%2Bb+c')).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'a+b c',
    })
    expect(readForm('')).toEqual({})
  })

  it('is refused when a name occurs twice', () => {
    expect(messageOf(readForm('a=1&b=2&a=1'))).toBe('Invalid form received. Duplicate name "a".')
  })

  it('is refused when it is not UTF-8', () => {
    expect(messageOf(formBody.read(Buffer.from([0x61, 0x3d, 0xff])))).toMatch(/Invalid UTF-8/)
  })
})
