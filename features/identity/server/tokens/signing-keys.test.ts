import fc from 'fast-check'
import { calculateJwkThumbprint, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { createTestDatabase } from '#workshop/testing/database/database.ts'
import { createIdentity } from '../identity.ts'
import { refreshSession } from '../operations/sessions/refresh-session.ts'
import { openSigningKeys, rotateSigningKey } from './signing-keys.ts'
import { createVerifiedTokens, verifyIdToken } from './verify-id-token.ts'

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

it('verify across processes that start at the same time', async () => {
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

const kidOf = (token: string) => decodeProtectedHeader(token).kid
const published = async ({ keys }: TestIdentity) => (await keys.listPublicKeys()).map(({ kid }) => kid)

/** The service as another process has it, over the same database. */
const anotherProcess = async (identity: TestIdentity): Promise<TestIdentity> => ({
  ...identity,
  keys: await openSigningKeys(identity.db, identity.clock),
  verifiedTokens: createVerifiedTokens(),
})

async function signIn() {
  const identity = await createTestIdentity()
  return { identity, ...(await signInTestAccount(identity)).tokens }
}

describe('a rotation', () => {
  it('signs no user out: tokens of the older key verify to their end, sessions go on (SX.12)', async () => {
    const { identity, idToken, refreshToken } = await signIn()
    const { kid } = await rotateSigningKey(identity)

    identity.clock.advance(3_599_000)
    expect(await verifyIdToken(identity, idToken)).toMatchObject({ signInProvider: 'password' })
    const { tokens } = expectDone(await refreshSession(identity, refreshToken))
    expect(kidOf(tokens.idToken)).toBe(kid)
    expect(await published(identity)).toEqual([kid, kidOf(idToken)])
  })

  it('retires the older key when its last token has expired, and removes it with the next rotation', async () => {
    const { identity, idToken } = await signIn()
    const { kid, olderUntil } = await rotateSigningKey(identity)
    const old = kidOf(idToken) ?? ''

    identity.clock.advance(olderUntil - identity.clock() - 1)
    expect(await identity.keys.findPublicKey(old)).toBeDefined()
    identity.clock.advance(1)
    expect(await identity.keys.findPublicKey(old)).toBeUndefined()
    expect(await published(identity)).toEqual([kid])
    expect(codeOf(await verifyIdToken(identity, idToken))).toBe('INVALID_ID_TOKEN')

    await rotateSigningKey(identity)
    const rows = await identity.db.selectFrom('signing_keys').select('id').execute()
    expect(rows.map(({ id }) => id)).not.toContain(old)
  })

  it('is noticed by another process within a minute, and at once by a token of the new key', async () => {
    const { identity, refreshToken } = await signIn()
    const other = await anotherProcess(identity)
    const before = other.keys.current.kid

    const { kid } = await rotateSigningKey(identity)

    const early = expectDone(await refreshSession(other, refreshToken)).tokens.idToken
    expect(kidOf(early)).toBe(before)
    expect(await verifyIdToken(identity, early)).toMatchObject({ signInProvider: 'password' })
    expect(await other.keys.findPublicKey(kid)).toBeDefined()
    identity.clock.advance(60_000)
    expect(kidOf(expectDone(await refreshSession(other, refreshToken)).tokens.idToken)).toBe(kid)
  })

  it('keeps every token valid for exactly its hour, whenever keys are rotated and whichever process signs', async () => {
    const step = fc.oneof(
      { weight: 1, arbitrary: fc.constant('rotate' as const) },
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_500_000 }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { identity, refreshToken } = await signIn()
        const other = await anotherProcess(identity)
        const tokens: { idToken: string; signedAt: number }[] = []
        for (const what of steps) {
          if (what === 'rotate') await rotateSigningKey(identity)
          else identity.clock.advance(what)
          for (const signer of [identity, other]) {
            const { idToken } = expectDone(await refreshSession(signer, refreshToken)).tokens
            tokens.push({ idToken, signedAt: identity.clock() })
          }
          for (const { idToken, signedAt } of tokens) {
            const end = Math.floor(signedAt / 1000) * 1000 + 3_600_000
            for (const verifier of [identity, other]) {
              const valid = typeof codeOf(await verifyIdToken(verifier, idToken)) !== 'string'
              expect(valid).toBe(identity.clock() < end)
            }
          }
        }
      }),
      { numRuns: 8 },
    )
    // Each rotation makes an RSA key, which takes its time on a busy machine.
  })
})
