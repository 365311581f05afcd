import { signInWithCredential } from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { testClientId } from '#workshop/testing/providers/openid-provider.ts'
import { createProviderClient, failureCode, oauth } from '#workshop/testing/providers/provider-client.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'
import { nonceOf } from './verify-provider-token.ts'

describe('an ID token opens nothing when it', () => {
  const raw = 'a raw nonce'
  const claimsAt = (issuer: string, now: number) => ({
    sub: 'ada',
    iss: issuer,
    aud: testClientId,
    nonce: nonceOf(raw),
    iat: Math.floor(now / 1000),
    exp: Math.floor(now / 1000) + 3600,
  })

  it('is honest: it does', async () => {
    const { auth, provider, identity } = await createProviderClient()
    const idToken = await provider.sign(claimsAt(provider.issuer, identity.clock()))

    await signInWithCredential(auth, oauth.credential({ idToken, rawNonce: raw }))
  })

  it.each<[string, (claims: Record<string, unknown>) => unknown, string]>([
    ['is for another site', (claims) => ({ ...claims, aud: 'another' }), 'auth/invalid-credential'],
    [
      'is for several sites and issued to another',
      (c) => ({ ...c, aud: [testClientId, 'b'], azp: 'b' }),
      'auth/invalid-credential',
    ],
    [
      'is for several sites and issued to none',
      (c) => ({ ...c, aud: [testClientId, 'b'] }),
      'auth/invalid-credential',
    ],
    [
      'is of another issuer',
      (claims) => ({ ...claims, iss: 'https://evil.example' }),
      'auth/invalid-credential',
    ],
    ['has expired', (claims) => ({ ...claims, exp: Number(claims.iat) - 61 }), 'auth/invalid-credential'],
    ['never expires', ({ exp, ...claims }) => claims, 'auth/invalid-credential'],
    ['names no user', ({ sub, ...claims }) => claims, 'auth/invalid-credential'],
    [
      'has another nonce',
      (claims) => ({ ...claims, nonce: nonceOf('another') }),
      'auth/missing-or-invalid-nonce',
    ],
    ['has the raw nonce in it', (claims) => ({ ...claims, nonce: raw }), 'auth/missing-or-invalid-nonce'],
    ['has no nonce', ({ nonce, ...claims }) => claims, 'auth/missing-or-invalid-nonce'],
  ])('%s', async (_what, spoil, code) => {
    const { auth, provider, identity } = await createProviderClient()
    const claims = spoil(claimsAt(provider.issuer, identity.clock())) as Record<string, unknown>
    const idToken = await provider.sign(claims)

    expect(await failureCode(signInWithCredential(auth, oauth.credential({ idToken, rawNonce: raw })))).toBe(
      code,
    )
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('comes without its raw nonce, is signed by another, is not signed, or is no token', async () => {
    const { auth, provider, identity } = await createProviderClient()
    const other = await startTestProvider()
    const idToken = await provider.sign(claimsAt(provider.issuer, identity.clock()))
    const [head = '', body = '', signature = ''] = idToken.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`

    const attempt = (token: string, rawNonce?: string) =>
      failureCode(
        signInWithCredential(auth, oauth.credential({ idToken: token, ...(rawNonce ? { rawNonce } : {}) })),
      )
    expect(await attempt(idToken)).toBe('auth/missing-or-invalid-nonce')
    for (const token of [
      forged,
      `${none}.${body}.`,
      'no token',
      await other.sign(claimsAt(other.issuer, identity.clock())),
    ])
      expect(await attempt(token, raw)).toBe('auth/invalid-credential')
  })
})
