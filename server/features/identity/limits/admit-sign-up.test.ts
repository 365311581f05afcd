import { expect, it } from 'vitest'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  testPassword,
} from '#server/testing/app/identity.ts'
import { signUp, signUpAnonymously } from '../operations/sign-up.ts'
import { admitSignUp } from './admit-email.ts'

const register = (identity: Parameters<typeof signUp>[0], name: string, password = testPassword) =>
  signUp(identity, { email: `${name}@example.org`, password }, '192.0.2.1')

it('no more accounts are made in an hour than the ceiling says, whoever asks and in whichever way', async () => {
  const identity = await createTestIdentity({ IDENTITY_SIGN_UP_CEILING: '3', IDENTITY_ANONYMOUS: 'on' })
  expectDone(await register(identity, 'ada'))
  expectDone(await signUpAnonymously(identity))
  expect(await admitSignUp(identity)).toBeUndefined()

  expect(codeOf(await register(identity, 'bob'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect(codeOf(await signUpAnonymously(identity))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  identity.clock.advance(3_600_000)
  expectDone(await register(identity, 'bob'))
})

it('what is refused anyway does not count, so that it cannot keep learners from registering', async () => {
  const identity = await createTestIdentity({ IDENTITY_SIGN_UP_CEILING: '1' })
  await addTestAccount(identity, 'ada@example.org')
  expect(codeOf(await register(identity, 'ada'))).toBe('EMAIL_EXISTS')
  expect(codeOf(await register(identity, 'bob', '12345'))).toBe('WEAK_PASSWORD')

  expectDone(await register(identity, 'bob'))
})
