import { describe, expect, it } from 'vitest'
import { readSettings } from '#platform/server/config/settings.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { identitySettings } from '../identity.config.ts'
import { actionLink, authorizedDomains, readContinueUrl } from './action-link.ts'

const site = (domains = '', publicUrl = 'https://edutrain.example') => ({
  publicUrl,
  settings: readSettings(identitySettings, { IDENTITY_AUTHORIZED_DOMAINS: domains, IDENTITY_API_KEY: 'a&b' }),
})

describe('the link of an e-mail', () => {
  it('leads to our own page with what the identity client needs', () => {
    expect(actionLink(site(), 'VERIFY_EMAIL', 'a_code-1', 'https://edutrain.example/?a=1&b=2')).toBe(
      'https://edutrain.example/auth/action?mode=verifyEmail&oobCode=a_code-1&apiKey=a%26b&lang=en' +
        '&continueUrl=https%3A%2F%2Fedutrain.example%2F%3Fa%3D1%26b%3D2',
    )
    expect(actionLink(site(), 'RECOVER_EMAIL', 'c', undefined)).toMatch(/mode=recoverEmail.*lang=en$/)
  })
})

describe('the address a link goes on to', () => {
  it.each([
    'https://edutrain.example/dashboard',
    'https://edutrain.example:8443/',
    'http://learn.edutrain.example/',
  ])('may be %s', (url) => {
    expect(readContinueUrl(site(), url)).toBe(url)
  })

  it.each(['http://localhost:3000/a?b#c', 'http://127.0.0.1/'])(
    'may be %s on a developer’s machine, never on a site with https',
    (url) => {
      expect(readContinueUrl(site('', 'http://localhost:3000'), url)).toBe(url)
      expect(codeOf(readContinueUrl(site(), url))).toBe('UNAUTHORIZED_DOMAIN')
    },
  )

  it.each([
    'https://evil.example/',
    'https://edutrain.example.evil.example/',
    'https://evil-edutrain.example/',
    'https://notedutrain.example/',
    'https://evil.example/?https://edutrain.example/',
    'https://evil.example\\@edutrain.example/',
    'https://evil.example#@edutrain.example/',
    'https://edutrain.example./',
    'http://127.0.0.2/',
    'http://2130706434/',
  ])('must not be %s', (url) => {
    expect(codeOf(readContinueUrl(site(), url))).toBe('UNAUTHORIZED_DOMAIN')
  })

  it.each([
    'dashboard',
    '/dashboard',
    '//edutrain.example/',
    'javascript:alert(1)//edutrain.example',
    'data:text/html,edutrain.example',
    'ftp://edutrain.example/',
    'https://',
    'https://edutrain.example@evil.example/',
    'https://user:secret@edutrain.example/',
    `https://edutrain.example/${'x'.repeat(1024)}`,
  ])('is malformed as %s', (url) => {
    expect(codeOf(readContinueUrl(site(), url))).toBe('INVALID_CONTINUE_URI')
  })

  it('is written out as a browser reads it', () => {
    expect(readContinueUrl(site(), ' HTTPS://EduTrain.example\\a\n/b ')).toBe('https://edutrain.example/a/b')
  })

  it('may be missing', () => {
    expect(readContinueUrl(site(), undefined)).toBeUndefined()
    expect(readContinueUrl(site(), '')).toBeUndefined()
  })

  it('is on the domains of the settings where there are any, and on no others', () => {
    const listed = site('Learn.example, other.example')

    expect(authorizedDomains(listed)).toEqual(['learn.example', 'other.example'])
    expect(readContinueUrl(listed, 'https://www.learn.example/')).toBe('https://www.learn.example/')
    expect(codeOf(readContinueUrl(listed, 'https://edutrain.example/'))).toBe('UNAUTHORIZED_DOMAIN')
    expect(authorizedDomains(site())).toEqual(['edutrain.example'])
  })

  it.each(['https://learn.example', 'learn.example/path', '*.learn.example', 'a b'])(
    'is on no domain called %j',
    (domains) => {
      expect(() => site(domains)).toThrow('IDENTITY_AUTHORIZED_DOMAINS must be host names')
    },
  )
})
