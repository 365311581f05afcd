import { expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone } from '#server/testing/app/identity.ts'
import { refreshSession } from './refresh-session.ts'
import { signUpAnonymously } from './sign-up.ts'

it('creates an account that only its visitor can enter', async () => {
  const identity = await createTestIdentity({ IDENTITY_ANONYMOUS: 'on' })

  const { account, tokens } = expectDone(await signUpAnonymously(identity))

  expect(account).toMatchObject({ email: null, emailVerified: false, passwordHash: null })
  expect(expectDone(await refreshSession(identity, tokens.refreshToken)).account.uid).toBe(account.uid)
})

it('creates as many as are asked for', async () => {
  const identity = await createTestIdentity({ IDENTITY_ANONYMOUS: 'on' })

  const [one, two] = await Promise.all([signUpAnonymously(identity), signUpAnonymously(identity)])

  expect(expectDone(one).account.uid).not.toBe(expectDone(two).account.uid)
})

it('is not offered unless the settings say so', async () => {
  const identity = await createTestIdentity()

  expect(codeOf(await signUpAnonymously(identity))).toBe('ADMIN_ONLY_OPERATION')
  expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
})
