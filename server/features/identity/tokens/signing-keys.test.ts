import { calculateJwkThumbprint } from 'jose'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#server/testing/app/database.ts'
import { createTestIdentity, signInTestAccount } from '#server/testing/app/identity.ts'
import { createIdentity } from '../identity.ts'
import { openSigningKeys } from './signing-keys.ts'
import { verifyIdToken } from './verify-id-token.ts'

it('are made at the first start and found again at the next', async () => {
  const { db, clock, keys } = await createTestIdentity({}, { ownKey: true })

  const again = await openSigningKeys(db, clock)

  expect(again.current.kid).toBe(keys.current.kid)
  expect(await db.selectFrom('signing_keys').selectAll().execute()).toHaveLength(1)
})

it('are RSA keys of 2048 bits, each named by its thumbprint', async () => {
  const { keys } = await createTestIdentity()

  const [key] = await keys.listPublicKeys()

  expect(Buffer.from(key?.n ?? '', 'base64url')).toHaveLength(256)
  expect(key?.kid).toBe(await calculateJwkThumbprint(key ?? {}))
})

it('are published without their private half', async () => {
  const { keys } = await createTestIdentity()

  expect(Object.keys((await keys.listPublicKeys())[0] ?? {}).toSorted()).toEqual([
    'alg',
    'e',
    'kid',
    'kty',
    'n',
    'use',
  ])
})

it('verify across processes that start at the same moment', async () => {
  const db = await createTestDatabase()
  const parts = await createTestIdentity()
  const open = () => createIdentity({ ...parts, db })

  const [one, two] = await Promise.all([open(), open()])

  const { account, tokens } = await signInTestAccount(one)
  expect(await verifyIdToken(two, tokens.idToken)).toMatchObject({ uid: account.uid })
  const other = await signInTestAccount(two, 'bob@example.org')
  expect(await verifyIdToken(one, other.tokens.idToken)).toMatchObject({ uid: other.account.uid })
  await db.destroy()
})
