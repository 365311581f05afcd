import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'
import {
  codeAt,
  enrolTestOperator,
  signInTestOperator,
  stepOf,
} from '#workshop/testing/protocol/second-factor.ts'
import { issueTokens } from '../../sessions/session.ts'
import { verifyIdToken } from '../../tokens/verify-id-token.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { finishEnrolment, startEnrolment } from './enrol-second-factor.ts'

describe('starting', () => {
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
})

describe('finishing', () => {
  async function prepare(language = 'en', env: NodeJS.ProcessEnv = {}) {
    const identity = await createTestIdentity(env)
    const { tokens, account } = await signInTestOperator(identity)
    const { secret, sessionInfo } = expectDone(await startEnrolment(identity, tokens.idToken))
    const finish = (code: string, session = sessionInfo, idToken = tokens.idToken) =>
      finishEnrolment(identity, idToken, { sessionInfo: session, code, displayName: null, language })
    const codeNow = () => codeAt(secret, identity.clock())
    return { identity, tokens, account, finish, codeNow, sessionInfo }
  }

  describe('finishing to enrol an authenticator app', () => {
    it('ends the sessions that were not asked for it, and begins one that says so', async () => {
      const { identity, tokens, finish, codeNow } = await prepare()

      const enrolled = expectDone(await finish(codeNow()))

      expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
      const claims = expectDone(await verifyIdToken(identity, enrolled.tokens.idToken))
      expect(claims.secondFactor).toMatch(/^[\w-]{28}$/)
      const again = expectDone(await refreshSession(identity, enrolled.tokens.refreshToken))
      expect(expectDone(await verifyIdToken(identity, again.tokens.idToken)).secondFactor).toBe(
        claims.secondFactor,
      )
    })

    it('is an audit event', async () => {
      const { identity, account, finish, codeNow } = await prepare()
      await finish(codeNow())
      const { events } = await listAuditEvents(identity.db, undefined)
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'second-factor-enrolled', subject: account.uid, by: account.email }),
      )
    })

    it.each([
      ['en', 'If it was not you, someone knows your password'],
      ['fr', 'Si ce n’était pas vous, une autre personne connaît votre mot de passe'],
    ])('is told to the mailbox of the account, once it has happened, in %s', async (language, says) => {
      const { identity, account, finish, codeNow } = await prepare(language)
      await finish('000000')
      expect(await identity.outbox.messages()).toEqual([])

      await finish(codeNow())

      const [message, ...others] = await identity.outbox.messages()
      expect([message?.recipients, others]).toEqual([[account.email], []])
      expect(message?.text).toContain(says)
      expect(message?.text).toContain('https://edutrain.example/forgot-password')
    })

    it('happens although no e-mail can be sent', async () => {
      const server = await startTestMailServer()
      await server.close()
      const { finish, codeNow } = await prepare('en', { SMTP_URL: server.url })

      expect(expectDone(await finish(codeNow())).tokens.idToken).toBeTruthy()
    })

    it('needs the code that the app shows', async () => {
      const { identity, finish, codeNow } = await prepare()
      const old = codeNow()
      identity.clock.advance(3 * stepOf)
      expect(codeOf(await finish(old))).toBe('INVALID_CODE')
      expect(codeOf(await finish('recovery'))).toBe('INVALID_CODE')
      expect(expectDone(await finish(codeNow())).tokens.idToken).toBeTruthy()
    })

    it('happens once', async () => {
      const { finish, codeNow, tokens } = await prepare()
      const both = await Promise.all([finish(codeNow()), finish(codeNow())])
      expect(both.filter((outcome) => codeOf(outcome) === outcome)).toHaveLength(1)
      expect(codeOf(await finish(codeNow(), undefined, tokens.idToken))).toBe('TOKEN_EXPIRED')
    })

    it('must come within fifteen minutes, for the account that began it', async () => {
      const { identity, finish, codeNow, sessionInfo } = await prepare()
      const other = await signInTestOperator(identity, 'bob@example.org')
      expect(codeOf(await finish(codeNow(), sessionInfo, other.tokens.idToken))).toBe('INVALID_SESSION_INFO')
      expect(codeOf(await finish(codeNow(), other.tokens.idToken))).toBe('INVALID_SESSION_INFO')
      identity.clock.advance(15 * 60_000 + 1000)
      expect(codeOf(await finish(codeNow()))).toBe('SESSION_EXPIRED')
    })
  })
})
