import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  type TestIdentity,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { changeAccount } from '../../records/account.store.ts'
import type { Tokens } from '../../sessions/session.ts'
import { lookupAccount } from '../../tokens/verify-id-token.ts'
import { updateAccount } from '../account/update-account.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { refreshSession } from './refresh-session.ts'
import { revokeAllSessions, revokeSession } from './revoke-sessions.ts'

/** What a session should be like, in seconds. */
interface Expected {
  readonly refreshToken: string
  readonly authenticatedAt: number
  alive: boolean
  readonly idTokens: { readonly idToken: string; readonly issuedAt: number }[]
}

const email = 'ada@example.org'
const which = fc.nat(3)
const step = fc.oneof(
  fc.record({ what: fc.constantFrom('sign in', 'sign out everywhere', 'disable', 'enable') }),
  fc.record({ what: fc.constantFrom('refresh', 'sign out', 'change password'), which }),
  fc.record({ what: fc.constant('wait'), seconds: fc.constantFrom(1, 30, 299, 301, 1800, 3599, 3600) }),
)

/** One account and what is expected of it, moved on by steps. */
class Life {
  readonly identity: TestIdentity
  readonly uid: string
  password = testPassword
  disabled = false
  validSince: number
  sessions: Expected[] = []

  constructor(identity: TestIdentity, uid: string) {
    this.identity = identity
    this.uid = uid
    this.validSince = this.identity.clock()
  }

  now = () => Math.floor(this.identity.clock() / 1000)

  /** In ms. Sessions end with the millisecond, and what is issued after that is of the next one. */
  issuedNow = () => Math.max(this.identity.clock(), this.validSince)

  begin({ idToken, refreshToken }: Tokens, authenticatedAt = this.now()) {
    const idTokens = [{ idToken, issuedAt: this.issuedNow() }]
    this.sessions.push({ refreshToken, authenticatedAt, alive: true, idTokens })
  }

  endAll() {
    for (const session of this.sessions) session.alive = false
    this.validSince = this.identity.clock() + 1
  }

  /** What the newest ID token of a session, or an older one, should be answered. */
  expectToken(issuedAt: number): string | undefined {
    if (this.now() >= Math.floor(issuedAt / 1000) + 3600) return 'TOKEN_EXPIRED'
    if (this.disabled) return 'USER_DISABLED'
    return issuedAt < this.validSince ? 'TOKEN_EXPIRED' : undefined
  }

  async signIn() {
    const outcome = await signInWithPassword(this.identity, { email, password: this.password })
    expect(outcome instanceof Refusal && outcome.code).toBe(this.disabled && 'USER_DISABLED')
    if (!(outcome instanceof Refusal)) this.begin(expectDone(outcome).tokens)
  }

  async refresh(session: Expected) {
    const outcome = await refreshSession(this.identity, session.refreshToken)
    const expected = session.alive ? this.disabled && 'USER_DISABLED' : 'TOKEN_EXPIRED'
    expect(outcome instanceof Refusal && outcome.code).toBe(expected)
    if (outcome instanceof Refusal) return
    session.idTokens.push({ idToken: outcome.tokens.idToken, issuedAt: this.issuedNow() })
  }

  async changePassword(session: Expected) {
    const { idToken, issuedAt } = session.idTokens.at(-1) ?? { idToken: '', issuedAt: 0 }
    const next = `${this.password}.`
    const outcome = await updateAccount(this.identity, idToken, { password: next })
    const old = this.now() - session.authenticatedAt > 300 && 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
    expect(outcome instanceof Refusal && outcome.code).toBe(this.expectToken(issuedAt) ?? old)
    if (outcome instanceof Refusal || !outcome.tokens) return
    this.password = next
    this.endAll()
    this.begin(outcome.tokens, session.authenticatedAt)
  }

  async take({ what, which, seconds = 0 }: { what: string; which?: number; seconds?: number }) {
    const session = which === undefined ? undefined : this.sessions[which % (this.sessions.length || 1)]
    if (what === 'wait') this.identity.clock.advance(seconds * 1000)
    if (what === 'sign in') await this.signIn()
    if (what === 'refresh' && session) await this.refresh(session)
    if (what === 'change password' && session) await this.changePassword(session)
    if (what === 'sign out' && session) {
      await revokeSession(this.identity, session.refreshToken)
      session.alive = false
    }
    if (what === 'sign out everywhere') {
      await revokeAllSessions(this.identity, this.uid as LearnerId)
      this.endAll()
    }
    if (what === 'disable' || what === 'enable') {
      this.disabled = what === 'disable'
      await changeAccount(this.identity.db, this.uid, { disabled: this.disabled })
    }
  }

  async check() {
    for (const { idTokens } of this.sessions)
      for (const { idToken, issuedAt } of idTokens) {
        const outcome = await lookupAccount(this.identity, idToken)
        expect(outcome instanceof Refusal ? codeOf(outcome) : undefined).toBe(this.expectToken(issuedAt))
      }
  }
}

it('whatever happens to an account, each of its tokens is worth exactly what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const identity = await createTestIdentity()
      const { uid } = await addTestAccount(identity, email)
      const life = new Life(identity, uid)
      await life.signIn()
      for (const taken of steps) {
        await life.take(taken)
        await life.check()
      }
    }),
    { numRuns: 25 },
  )
})
