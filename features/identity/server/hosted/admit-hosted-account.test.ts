import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createTestIdentity } from '#workshop/testing/app/identity.ts'
import { revokeAllSessions } from '../operations/sessions/revoke-sessions.ts'
import { changeAccount, findAccount } from '../records/account.store.ts'
import { admitHostedAccount } from './admit-hosted-account.ts'
import type { HostedClaims } from './verify-hosted-token.ts'

async function prepare() {
  const identity = await createTestIdentity()
  const now = () => Math.floor(identity.clock() / 1000)
  const claims = (change: Partial<HostedClaims> = {}): HostedClaims => ({
    uid: 'ada',
    email: 'ada@example.org',
    emailVerified: false,
    issuedAt: now(),
    authenticatedAt: now(),
    hasSecondFactor: false,
    ...change,
  })
  const admit = (change?: Partial<HostedClaims>) => admitHostedAccount(identity, claims(change))
  return { identity, claims, admit }
}

const refused = (message: string) => ({ code: 'unauthenticated', message: expect.stringContaining(message) })

describe('an account of the hosted service', () => {
  it('is made at first sight, without a password', async () => {
    const { identity, admit } = await prepare()

    expect(await admit({ emailVerified: true })).toMatchObject({
      uid: 'ada',
      email: 'ada@example.org',
      emailVerified: true,
      passwordHash: null,
      createdAt: identity.clock(),
    })
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })

  it('is made once, however many requests come at first', async () => {
    const { identity, admit } = await prepare()

    const admitted = await Promise.all(Array.from({ length: 10 }, () => admit()))

    expect(admitted.some((account) => account instanceof Refusal)).toBe(false)
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })

  it('has the e-mail of its newest token, whatever an older one still says', async () => {
    const { identity, claims, admit } = await prepare()
    const older = claims()
    await admit()
    identity.clock.advance(60_000)

    await admit({ email: 'countess@example.org', emailVerified: true })
    await admitHostedAccount(identity, older)

    expect(await findAccount(identity.db, 'ada')).toMatchObject({
      email: 'countess@example.org',
      emailVerified: true,
    })
  })

  it('takes over an e-mail that the service has given to it', async () => {
    const { identity, admit } = await prepare()
    await admit()

    expect(await admit({ uid: 'ada-again' })).toMatchObject({ uid: 'ada-again', email: 'ada@example.org' })
    expect((await findAccount(identity.db, 'ada'))?.email).toBeNull()
  })

  it('may have no e-mail', async () => {
    const { admit } = await prepare()

    expect(await admit({ email: undefined })).toMatchObject({ uid: 'ada', email: null })
  })

  it('is out when it is disabled here', async () => {
    const { identity, admit } = await prepare()
    await admit()
    await changeAccount(identity.db, 'ada', { disabled: true })

    expect(await admit()).toMatchObject(refused('disabled'))
  })

  it('is signed out everywhere by the time of sign-in, because the service refreshes on', async () => {
    const { identity, claims, admit } = await prepare()
    const { authenticatedAt } = claims()
    await admit()
    identity.clock.advance(60_000)
    await revokeAllSessions(identity, 'ada' as LearnerId)
    identity.clock.advance(60_000)

    expect(await admit({ authenticatedAt })).toMatchObject(refused('has ended'))
    expect(await admit()).toMatchObject({ uid: 'ada' })
  })
})
