import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#server/features/operators/audit-log.ts'
import { codeOf, createTestIdentity, expectDone, testPassword } from '#server/testing/app/identity.ts'
import { enrolTestOperator } from '#server/testing/protocol/second-factor.ts'
import { issueTokens } from '../sessions/session.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'
import { refreshSession } from './refresh-session.ts'
import { removeSecondFactor } from './second-factor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

async function prepare() {
  const identity = await createTestIdentity()
  const operator = await enrolTestOperator(identity)
  await operator.makeRecoveryCodes()
  const { factor } = await operator.begin()
  const remove = (idToken = operator.tokens.idToken, id = factor.id) =>
    removeSecondFactor(identity, idToken, id)
  return { identity, ...operator, factor, remove }
}

describe('removing a second factor', () => {
  it('leaves one new session without it, and a sign-in by password alone', async () => {
    const { identity, tokens, remove } = await prepare()

    const removed = expectDone(await remove())

    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    expect(expectDone(await verifyIdToken(identity, removed.tokens.idToken)).secondFactor).toBeUndefined()
    expectDone(await signInWithPassword(identity, { email: 'ada@example.org', password: testPassword }))
    expect(await identity.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    const { events } = await listAuditEvents(identity.db, undefined)
    expect(events.map(({ type }) => type)).toContain('second-factor-removed')
  })

  it('needs a recent sign-in that was asked for it', async () => {
    const { identity, account, remove } = await prepare()
    const now = identity.clock()
    const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: now }
    const { tokens } = await issueTokens(identity, account, session, '')
    expect(codeOf(await remove(tokens.idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    identity.clock.advance(301_000)
    expect(codeOf(await remove())).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })

  it('takes no other than the one that is named', async () => {
    const { remove } = await prepare()
    expect(codeOf(await remove(undefined, 'another'))).toBe('MFA_ENROLLMENT_NOT_FOUND')
  })
})
