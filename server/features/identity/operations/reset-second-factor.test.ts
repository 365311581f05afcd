import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#server/features/operators/audit-log.ts'
import { codeOf, createTestIdentity, expectDone, testPassword } from '#server/testing/app/identity.ts'
import { enrolTestOperator } from '#server/testing/protocol/second-factor.ts'
import { refreshSession } from './refresh-session.ts'
import { resetSecondFactor } from './second-factor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const email = 'ada@example.org'

describe('resetting a second factor', () => {
  it('lets the operator in by password, ends the sessions, and is an audit event', async () => {
    const identity = await createTestIdentity()
    const { tokens, uid } = await enrolTestOperator(identity)

    expect(await resetSecondFactor(identity, 'Ada@example.org', 'npm run operator')).toEqual({ reset: true })

    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    expectDone(await signInWithPassword(identity, { email, password: testPassword }))
    expect((await listAuditEvents(identity.db, undefined)).events[0]).toMatchObject({
      type: 'second-factor-reset',
      by: 'npm run operator',
      subject: uid,
    })
  })

  it('changes nothing where there is none, and says where there is no account', async () => {
    const identity = await createTestIdentity()
    expect(codeOf(await resetSecondFactor(identity, email, 'test'))).toBe('no-such-account')
    const { tokens } = await enrolTestOperator(identity)
    await resetSecondFactor(identity, email, 'test')
    expect(await resetSecondFactor(identity, email, 'test')).toEqual({ reset: false })
    expect(tokens.idToken).toBeTruthy()
  })
})
