import { describe, expect, it } from 'vitest'
import { readSettings } from '#platform/server/config/settings.ts'
import { describeAddress, serverSettings, warnOfProxy } from './server.config.ts'

const read = (env: NodeJS.ProcessEnv) => readSettings(serverSettings, env)

describe('the address that the server tells when it is ready', () => {
  it.each([
    [{}, 'http://127.0.0.1:3000', 'http://localhost:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000', 'http://[::1]:3000'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:80', 'http://192.0.2.7:80'],
    [
      { HOST: '0.0.0.0' },
      'http://127.0.0.1:3000',
      'http://localhost:3000 (and every address of this machine)',
    ],
    [
      { PUBLIC_URL: 'https://edutrain.example' },
      'http://127.0.0.1:3000',
      'http://localhost:3000 (public address https://edutrain.example)',
    ],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ])('with %j, listening on %s, is %s', (env, listening, told) => {
    expect(describeAddress(read(env), listening)).toBe(told)
  })
})

describe('the public address', () => {
  it.each(['edutrain.example.org', '//edutrain.example.org', 'https://edutrain.example.org/learn'])(
    'is refused as %s with what it has to begin with',
    (text) => {
      expect(() => read({ PUBLIC_URL: text })).toThrow(
        'PUBLIC_URL must be a web address that begins with https:// or http:// and has no path',
      )
    },
  )
})

describe('the proxies to believe', () => {
  it.each([
    ['', []],
    ['10.0.0.7', ['10.0.0.7']],
    [' 10.0.0.0/8 , fd00::/8,', ['10.0.0.0/8', 'fd00::/8']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ])('may be %j', (text, proxies) => {
    expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(proxies)
  })

  // All addresses, and a number of hops, would let visitors say where they are.
  it.each([
    'true',
    '1',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    'proxy.example',
    'localhost',
    '10.0.0.7;10.0.0.8',
  ])('are never %j', (text) => {
    expect(() => read({ TRUST_PROXY: text })).toThrow(
      /^TRUST_PROXY must be IP addresses .* or loopback for a proxy on this machine/,
    )
  })

  it('are missed where the site is https, which a proxy alone can speak', () => {
    const https = { PUBLIC_URL: 'https://edutrain.example' }

    expect(warnOfProxy(read(https))).toContain('TRUST_PROXY')
    expect(warnOfProxy(read({ ...https, TRUST_PROXY: 'loopback' }))).toBeUndefined()
    expect(warnOfProxy(read({}))).toBeUndefined()
  })
})
