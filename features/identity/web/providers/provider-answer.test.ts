import { describe, expect, it, vi } from 'vitest'
import { readProviderAnswer } from './provider-answer.ts'

vi.stubGlobal('location', { origin: 'https://edutrain.example' })

describe('the answer of another identity provider', () => {
  it('has what the identity client needs', () => {
    expect(
      readProviderAnswer('#providerId=oidc.x&idToken=a.b.c&nonce=n&visit=1-2&returnTo=%2Faccount'),
    ).toEqual({
      providerId: 'oidc.x',
      idToken: 'a.b.c',
      rawNonce: 'n',
      returnTo: '/account',
      visit: '1-2',
    })
  })

  it.each(['cancelled', 'failed', 'expired'])('says why there is none: %s', (failure) => {
    expect(readProviderAnswer(`#error=${failure}`)).toEqual({ failure, returnTo: '/dashboard' })
  })

  it.each([
    '',
    '#',
    '#idToken=a',
    '#error=other',
    '#providerId=&idToken=a&nonce=n&visit=1',
    '#providerId=b&idToken=a&nonce=n',
  ])('is a failure when it is not complete (%s)', (fragment) => {
    expect(readProviderAnswer(fragment)).toEqual({ failure: 'failed', returnTo: '/dashboard' })
  })

  it('never leads to another site', () => {
    expect(readProviderAnswer('#error=failed&returnTo=https://elsewhere.example').returnTo).toBe('/dashboard')
  })
})
