import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#server/testing/app/identity.ts'
import { everyRow } from '#server/testing/app/snapshot.ts'
import { enrolTestOperator, signInTestOperator } from '#server/testing/protocol/second-factor.ts'
import { issueTokens } from '../sessions/session.ts'
import { startEnrolment } from './enrol-second-factor.ts'

const email = 'ada@example.org'

describe('beginning to enrol an authenticator app', () => {
  it('gives an operator a key of 160 bits, and stores nothing', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestOperator(identity)
    const before = await everyRow(identity.db)

    const { secret, deadline } = expectDone(await startEnrolment(identity, tokens.idToken))

    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(deadline).toBe(identity.clock() + 15 * 60_000)
    expect(await everyRow(identity.db)).toEqual(before)
  })

  it('is refused while the e-mail is not verified', async () => {
    const identity = await createTestIdentity({ OPERATOR_EMAILS: email })
    const { tokens } = await signInTestAccount(identity)
    expect(codeOf(await startEnrolment(identity, tokens.idToken))).toBe('UNVERIFIED_EMAIL')
  })

  it('is refused to a learner', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    await identity.db.updateTable('accounts').set({ email_verified: 1 }).execute()
    expect(account.email).toBe(email)
    expect(codeOf(await startEnrolment(identity, tokens.idToken))).toBe('OPERATION_NOT_ALLOWED')
  })

  it('needs a sign-in of the last five minutes', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestOperator(identity)
    identity.clock.advance(301_000)
    expect(codeOf(await startEnrolment(identity, tokens.idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })

  it('needs a first factor that is one', async () => {
    const identity = await createTestIdentity()
    const { account } = await signInTestOperator(identity)
    const now = identity.clock()
    const session = { uid: account.uid, signInProvider: 'anonymous', authenticatedAt: now }
    const { tokens } = await issueTokens(identity, account, session, '')
    expect(codeOf(await startEnrolment(identity, tokens.idToken))).toBe('UNSUPPORTED_FIRST_FACTOR')
  })

  it('is refused to who has one', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await enrolTestOperator(identity)
    expect(codeOf(await startEnrolment(identity, tokens.idToken))).toBe('SECOND_FACTOR_EXISTS')
  })
})
