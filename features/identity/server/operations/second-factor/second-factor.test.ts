import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import {
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { enrolTestOperator, signInTestOperator } from '#workshop/testing/protocol/second-factor.ts'
import { issueTokens } from '../../sessions/session.ts'
import { verifyIdToken } from '../../tokens/verify-id-token.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { finishSignIn } from './finish-sign-in.ts'
import {
  createRecoveryCodes,
  getSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
} from './second-factor.ts'

describe('recovery codes', () => {
  describe('recovery codes', () => {
    it('are ten, all different, and stored as hashes', async () => {
      const identity = await createTestIdentity()
      const { makeRecoveryCodes } = await enrolTestOperator(identity)

      const codes = await makeRecoveryCodes()

      expect(new Set(codes).size).toBe(10)
      for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/)
      const stored = JSON.stringify(await identity.db.selectFrom('recovery_codes').selectAll().execute())
      for (const code of codes) expect(stored).not.toContain(code)
    })

    it('replace those there were', async () => {
      const identity = await createTestIdentity()
      const { makeRecoveryCodes, begin } = await enrolTestOperator(identity)
      const [old = ''] = await makeRecoveryCodes()
      const [fresh = ''] = await makeRecoveryCodes()
      const { pendingCredential } = await begin()
      expect(codeOf(await finishSignIn(identity, { pendingCredential, code: old }))).toBe('INVALID_CODE')
      expectDone(await finishSignIn(identity, { pendingCredential, code: fresh }))
    })

    it('are of a second factor only', async () => {
      const identity = await createTestIdentity()
      const { account } = await signInTestOperator(identity)
      const learner = { id: account.uid as LearnerId, email: account.email ?? '', authenticatedAt: 0 }
      expect(codeOf(await createRecoveryCodes(identity, learner))).toBe('no-second-factor')
    })
  })
})

describe('the second factor', () => {
  const learner = (uid: string) => ({ id: uid as LearnerId, email: '', authenticatedAt: 0 })

  describe('what an account is told of its second factor', () => {
    it('is nothing for a learner, whatever operators need', async () => {
      const identity = await createTestIdentity({ OPERATOR_SECOND_FACTOR: 'required' })
      const { account } = await signInTestAccount(identity)
      expect(await getSecondFactor(identity, learner(account.uid))).toEqual({
        isOffered: false,
        isNeeded: false,
        enrolled: null,
      })
    })

    it('is that it is needed once another operator has one', async () => {
      const identity = await createTestIdentity()
      const { account } = await signInTestOperator(identity, 'bob@example.org')
      const ofBob = () => getSecondFactor(identity, learner(account.uid))
      expect(await ofBob()).toEqual({ isOffered: true, isNeeded: false, enrolled: null })
      await enrolTestOperator(identity)
      expect(await ofBob()).toMatchObject({ isNeeded: true, enrolled: null })
    })

    it('is since when, and how many recovery codes are left', async () => {
      const identity = await createTestIdentity({ OPERATOR_SECOND_FACTOR: 'offered' })
      const { uid, makeRecoveryCodes } = await enrolTestOperator(identity)
      await makeRecoveryCodes()
      expect(await getSecondFactor(identity, learner(uid))).toMatchObject({
        isOffered: true,
        isNeeded: true,
        enrolled: { recoveryCodes: 10 },
      })
    })
  })
})

describe('removing it', () => {
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
})

describe('resetting it', () => {
  const email = 'ada@example.org'

  describe('resetting a second factor', () => {
    it('lets the operator in by password, ends the sessions, and is an audit event', async () => {
      const identity = await createTestIdentity()
      const { tokens, uid } = await enrolTestOperator(identity)

      expect(await resetSecondFactor(identity, 'Ada@example.org', 'npm run operator')).toEqual({
        reset: true,
      })

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
})
