import { describe, expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'

const hosted = {
  IDENTITY: 'firebase',
  IDENTITY_PROJECT_ID: 'school-1',
  IDENTITY_API_KEY: 'key',
  IDENTITY_AUTH_DOMAIN: 'school-1.firebaseapp.com',
}
const emulator = { ...hosted, IDENTITY_EMULATOR_URL: 'http://127.0.0.1:9099' }

describe('the settings of the hosted service', () => {
  it.each(['IDENTITY_PROJECT_ID', 'IDENTITY_API_KEY', 'IDENTITY_AUTH_DOMAIN'])(
    'need %s, and say so in one sentence',
    (name) => {
      expect(() => readConfig({ ...hosted, [name]: '' })).toThrow(
        `${name} must be set when IDENTITY is firebase.`,
      )
      expect(readConfig(hosted).identity.mode).toBe('firebase')
    },
  )

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('allow an emulator when HOST is %s', (HOST) => {
    expect(readConfig({ ...emulator, HOST }).identity.emulatorUrl).toBe('http://127.0.0.1:9099')
  })

  it.each(['0.0.0.0', '::', '192.0.2.1', 'edutrain.example', '127.0.0.1.example.org'])(
    'allow no emulator when HOST is %s, because its tokens are unsigned (S5.14)',
    (HOST) => {
      expect(() => readConfig({ ...emulator, HOST })).toThrow(/^IDENTITY_EMULATOR_URL .* does not sign/)
    },
  )

  it.each([
    { PUBLIC_URL: 'https://edutrain.example' },
    { PUBLIC_URL: 'http://edutrain.example' },
    { PUBLIC_URL: 'https://localhost' },
    { TRUST_PROXY: 'loopback' },
  ])('allow no emulator behind a proxy, as with %j, though HOST is a loopback address', (env) => {
    expect(() => readConfig({ ...emulator, ...env })).toThrow(
      new RegExp(`^IDENTITY_EMULATOR_URL can only be used when ${Object.keys(env)[0]} .* does not sign`),
    )
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'allow an emulator when the site is at %s',
    (PUBLIC_URL) => {
      expect(readConfig({ ...emulator, PUBLIC_URL }).identity.emulatorUrl).toBe('http://127.0.0.1:9099')
    },
  )

  it('allow no emulator beside the built-in service', () => {
    expect(() => readConfig({ IDENTITY_EMULATOR_URL: 'http://127.0.0.1:9099' })).toThrow(
      'IDENTITY_EMULATOR_URL can only be used when IDENTITY is firebase.',
    )
  })
})
