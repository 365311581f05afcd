import { describe, expect, it } from 'vitest'
import { readSettings, SettingError } from '#platform/server/config/settings.ts'
import { identitySettings } from '../identity.config.ts'
import { createProviders } from './provider.ts'

const configured = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'edutrain' }
const providersOf = (env: NodeJS.ProcessEnv) => createProviders(readSettings(identitySettings, env))

describe('the providers of the configuration', () => {
  it('are none by default, and none beside a hosted service', () => {
    expect(providersOf({})).toEqual([])
    const hosted = { IDENTITY: 'firebase', IDENTITY_AUTH_DOMAIN: 'x.firebaseapp.com' }
    expect(providersOf({ ...configured, ...hosted })).toEqual([])
  })

  it('have an id and words for their button', () => {
    expect(providersOf(configured)).toMatchObject([{ id: 'oidc.provider', label: 'OpenID Connect' }])
    expect(providersOf({ ...configured, OIDC_ID: 'oidc.school', OIDC_LABEL: 'My school' })).toMatchObject([
      { id: 'oidc.school', label: 'My school' },
    ])
  })

  it('need a client id', () => {
    expect(() => providersOf({ OIDC_ISSUER: 'https://id.example.org' })).toThrow(SettingError)
  })

  it.each([
    { OIDC_ISSUER: 'http://id.example.org' },
    { OIDC_ISSUER: 'http://localhost.evil.example' },
    { OIDC_ISSUER: 'http://127.0.0.1@evil.example' },
    { OIDC_ISSUER: 'id.example.org' },
    { OIDC_ID: 'google.com' },
    { OIDC_ID: 'oidc.' },
    { OIDC_ID: 'oidc.a/b' },
    { OIDC_ID: 'oidc.School' },
  ])('cannot be %j', (wrong) => {
    expect(() => providersOf({ ...configured, ...wrong })).toThrow(SettingError)
  })
})
