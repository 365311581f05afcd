import { expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { linkIdp } from '../operations/account/link-idp.ts'
import { signInWithIdp } from '../operations/sign-in/sign-in-with-idp.ts'
import type { VerifiedIdentity } from './verify-provider-token.ts'

async function prepare() {
  const identity = await createTestIdentity()
  const exp = identity.clock() / 1000 + 600
  const verified = (nonce: string, change: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
    providerId: 'oidc.provider',
    subject: 'grace',
    email: 'grace@example.org',
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    claims: { nonce, exp },
    ...change,
  })
  return { identity, verified }
}

it('an ID token of a provider signs in once, of many at the same time too', async () => {
  const { identity, verified } = await prepare()

  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => signInWithIdp(identity, verified('first'))),
  )

  expect(outcomes.filter((outcome) => codeOf(outcome) === 'INVALID_IDP_RESPONSE')).toHaveLength(4)
  identity.clock.advance(600_000)
  expect(codeOf(await signInWithIdp(identity, verified('first')))).toBe('INVALID_IDP_RESPONSE')
  expectDone(await signInWithIdp(identity, verified('second')))
})

it('an ID token that was refused may be used with another account, and then no more', async () => {
  const { identity, verified } = await prepare()
  expectDone(await signInWithIdp(identity, verified('first')))
  const { tokens } = await signInTestAccount(identity, 'ada@example.org')

  expect(codeOf(await linkIdp(identity, tokens.idToken, verified('second')))).toBe(
    'FEDERATED_USER_ID_ALREADY_LINKED',
  )
  expectDone(await signInWithIdp(identity, verified('second')))
  expect(codeOf(await signInWithIdp(identity, verified('second')))).toBe('INVALID_IDP_RESPONSE')
})

it('an ID token whose e-mail another account has opens it once that is confirmed', async () => {
  const { identity, verified } = await prepare()
  await signInTestAccount(identity, 'grace@example.org')
  const unverified = verified('first', { emailVerified: false })
  expect(await signInWithIdp(identity, unverified)).toHaveProperty('otherProviders')
  const { tokens } = await signInTestAccount(identity, 'grace2@example.org')

  expect(codeOf(await linkIdp(identity, tokens.idToken, unverified))).toBe('EMAIL_EXISTS')
  expect(await signInWithIdp(identity, unverified)).toHaveProperty('otherProviders')
})
