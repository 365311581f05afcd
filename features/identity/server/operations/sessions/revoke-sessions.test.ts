import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import {
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { lookupAccount } from '../../tokens/verify-id-token.ts'
import { applyActionCode } from '../action-codes/apply-action-code.ts'
import { sendEmailChange } from '../action-codes/send-action-code.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { refreshSession } from './refresh-session.ts'
import { revokeAllSessions, revokeSession } from './revoke-sessions.ts'

const email = 'ada@example.org'

describe('signing out everywhere', () => {
  it('ends every session of the learner, refresh tokens and ID tokens, and of no other account (SX.5)', async () => {
    const identity = await createTestIdentity()
    const here = await signInTestAccount(identity, email)
    const there = expectDone(await signInWithPassword(identity, { email, password: testPassword }))
    const other = await signInTestAccount(identity, 'bob@example.org')

    await revokeAllSessions(identity, here.account.uid as LearnerId)

    for (const { tokens } of [here, there]) {
      expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
      expect(codeOf(await lookupAccount(identity, tokens.idToken))).toBe('TOKEN_EXPIRED')
    }
    expect(await lookupAccount(identity, other.tokens.idToken)).toMatchObject({ email: 'bob@example.org' })
    expect(expectDone(await refreshSession(identity, other.tokens.refreshToken)).account.email).toBe(
      'bob@example.org',
    )
  })

  it('ends a change of the e-mail that is still to be confirmed', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity, email)
    const asked = { idToken: tokens.idToken, newEmail: 'eve@example.org', address: '192.0.2.1' }
    expectDone(await sendEmailChange(identity, asked))
    const code = codeIn(identity.outbox.links().at(-1))

    await revokeAllSessions(identity, account.uid as LearnerId)

    expect(codeOf(await applyActionCode(identity, code))).toBe('INVALID_OOB_CODE')
  })

  it('leaves the password: signing in again works at once', async () => {
    const identity = await createTestIdentity()
    const { account } = await signInTestAccount(identity, email)

    await revokeAllSessions(identity, account.uid as LearnerId)

    const { tokens } = expectDone(await signInWithPassword(identity, { email, password: testPassword }))
    expect(await lookupAccount(identity, tokens.idToken)).toMatchObject({ email })
  })

  it('is an endpoint of the learner, whose own token is refused from then on', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const other = await app.signUp()
    app.clock.advance(1)

    expect(await learner.call('POST', '/api/sessions/revoke-all')).toMatchObject({ status: 200, body: {} })

    expect((await learner.call('GET', '/api/progress')).status).toBe(401)
    expect((await other.call('GET', '/api/progress')).status).toBe(200)
  })
})

describe('one session', () => {
  describe('revoking a session', () => {
    it('ends it for good and leaves the other sessions of the account (SX.11)', async () => {
      const identity = await createTestIdentity()
      const { account, tokens } = await signInTestAccount(identity)
      const other = expectDone(
        await signInWithPassword(identity, { email: account.email, password: testPassword }),
      )

      await revokeSession(identity, tokens.refreshToken)

      expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
      expectDone(await refreshSession(identity, other.tokens.refreshToken))
    })

    it('changes nothing for a token that is unknown or ended already', async () => {
      const identity = await createTestIdentity()
      const { tokens } = await signInTestAccount(identity)

      await revokeSession(identity, 'unknown')
      await revokeSession(identity, '')
      expectDone(await refreshSession(identity, tokens.refreshToken))
      await revokeSession(identity, tokens.refreshToken)
      await revokeSession(identity, tokens.refreshToken)
    })
  })
})
