import { describe, expect, it } from 'vitest'
import { GoogleFault } from './google-fault.ts'
import { formBody, jsonBody } from './service-host.ts'

const readJson = (text: string) => jsonBody.read(Buffer.from(text))
const readForm = (text: string) => formBody.read(Buffer.from(text))
const messageOf = (value: unknown) => (value instanceof GoogleFault ? value.message : value)

describe('a JSON body', () => {
  it('is read as JSON', () => {
    expect(readJson('{"idToken":"a","deleteProvider":["password"]}')).toEqual({
      idToken: 'a',
      deleteProvider: ['password'],
    })
  })

  it('may be empty, which is an empty message', () => {
    expect(readJson('')).toEqual({})
    expect(readJson(' \r\n\t')).toEqual({})
  })

  it.each([
    ['{"a":1,"a":1}', 'Duplicate name "a".'],
    ['{', 'Syntax error.'],
    ['\u00a0', 'Syntax error.'],
  ])('is refused as %j in the words of the service', (text, reason) => {
    expect(messageOf(readJson(text))).toBe(`Invalid JSON payload received. ${reason}`)
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
    expect(messageOf(readForm('__proto__=1&__proto__=2'))).toMatch('Duplicate name "__proto__"')
  })

  it('of many names is read in time that grows with its length', () => {
    const form = Array.from({ length: 100_000 }, (_, index) => `${index}=`).join('&')
    const start = process.cpuUsage()

    expect(Object.keys(Object(readForm(form)))).toHaveLength(100_000)

    // Comparing every name with every other one would take this processor much longer, however busy the machine is.
    expect(process.cpuUsage(start).user).toBeLessThan(3_000_000)
  })

  it('is refused when it is not UTF-8', () => {
    expect(messageOf(formBody.read(Buffer.from([0x61, 0x3d, 0xff])))).toMatch(/Invalid UTF-8/)
  })
})
