import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { addTestAccount, codeOf, createTestIdentity, expectDone } from '#server/testing/app/identity.ts'
import { changeAccount } from '../records/account.store.ts'
import { createCustomToken } from '../tokens/custom-token.ts'
import { refreshSession } from './refresh-session.ts'
import { signInWithCustomToken } from './sign-in-with-custom-token.ts'

it('enters the account there is, and leaves its e-mail and password alone', async () => {
  const identity = await createTestIdentity()
  const { uid } = await addTestAccount(identity)

  const { account, isNew } = expectDone(
    await signInWithCustomToken(identity, await createCustomToken(identity, uid)),
  )

  expect(isNew).toBe(false)
  expect(account).toMatchObject({ uid, email: 'ada@example.org', passwordHash: expect.any(String) })
})

it('keeps the claims through a refresh', async () => {
  const identity = await createTestIdentity()
  const token = await createCustomToken(identity, 'robot', { role: 'tester' })
  const { tokens } = expectDone(await signInWithCustomToken(identity, token))

  const refreshed = expectDone(await refreshSession(identity, tokens.refreshToken))

  expect(decodeJwt(refreshed.tokens.idToken)).toMatchObject({ sub: 'robot', role: 'tester' })
})

it('creates one account for several first sign-ins at once', async () => {
  const identity = await createTestIdentity()
  const token = await createCustomToken(identity, 'robot')

  const outcomes = await Promise.all([1, 2, 3].map(() => signInWithCustomToken(identity, token)))

  expect(outcomes.map((outcome) => expectDone(outcome).isNew).filter(Boolean)).toHaveLength(1)
})

it('refuses a disabled account', async () => {
  const identity = await createTestIdentity()
  const { uid } = await addTestAccount(identity)
  await changeAccount(identity.db, uid, { disabled: true })

  const outcome = await signInWithCustomToken(identity, await createCustomToken(identity, uid))

  expect(codeOf(outcome)).toBe('USER_DISABLED')
  expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toEqual([])
})
