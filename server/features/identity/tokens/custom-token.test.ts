import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { codeOf, createTestIdentity, signInTestAccount } from '#server/testing/app/identity.ts'
import { createCustomToken, verifyCustomToken } from './custom-token.ts'
import { verifyIdToken } from './verify-id-token.ts'

it('says whom it speaks for, for five minutes', async () => {
  const identity = await createTestIdentity()
  const token = await createCustomToken(identity, 'robot', { role: 'tester' })

  expect(await verifyCustomToken(identity, token)).toEqual({ uid: 'robot', claims: { role: 'tester' } })
  identity.clock.advance(300_000)
  expect(codeOf(await verifyCustomToken(identity, token))).toBe('INVALID_CUSTOM_TOKEN')
})

it('is no ID token, and no ID token is one', async () => {
  const identity = await createTestIdentity()
  const { tokens } = await signInTestAccount(identity)

  expect(codeOf(await verifyIdToken(identity, await createCustomToken(identity, 'robot')))).toBe(
    'INVALID_ID_TOKEN',
  )
  expect(codeOf(await verifyCustomToken(identity, tokens.idToken))).toBe('INVALID_CUSTOM_TOKEN')
})

it('is for one project alone', async () => {
  const identity = await createTestIdentity()
  const other = { ...identity, settings: { ...identity.settings, projectId: 'other' } }

  const token = await createCustomToken(other, 'robot')

  expect(decodeProtectedHeader(token).typ).toBe('custom+jwt')
  expect(decodeJwt(token).aud).not.toBe('other')
  expect(codeOf(await verifyCustomToken(identity, token))).toBe('INVALID_CUSTOM_TOKEN')
})

it.each(['sub', 'email_verified', 'firebase', 'user_id'])('cannot claim %s', async (claim) => {
  const identity = await createTestIdentity()

  await expect(createCustomToken(identity, 'robot', { [claim]: 'x' })).rejects.toThrow('reserved')
})

it.each(['', 'x'.repeat(129)])('cannot speak for %j', async (uid) => {
  const identity = await createTestIdentity()

  await expect(createCustomToken(identity, uid)).rejects.toThrow()
})
