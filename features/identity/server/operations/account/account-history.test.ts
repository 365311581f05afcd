import fc from 'fast-check'
import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import {
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { changeAccount } from '../../records/account.store.ts'
import type { Tokens } from '../../sessions/session.ts'
import { lookupAccount } from '../../tokens/verify-id-token.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { revokeAllSessions, revokeSession } from '../sessions/revoke-sessions.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { signUp } from '../sign-in/sign-up.ts'
import { deleteAccount } from './delete-account.ts'
import { updateAccount } from './update-account.ts'

/** What may happen to an account; `which` picks one of the tokens or sessions there are. */
type Event =
  | { readonly do: 'sign in' | 'sign up' | 'revoke all' | 'disable' | 'enable' }
  | {
      readonly do: 'refresh' | 'revoke' | 'change password' | 'change e-mail' | 'delete'
      readonly which: number
    }
  | { readonly do: 'wait'; readonly ms: number }

const which = fc.nat(20)
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('sign in', 'sign up') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('revoke all', 'disable', 'enable', 'enable') }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('refresh', 'refresh', 'revoke'), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('change password', 'change e-mail'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete'), which }) },
  {
    weight: 8,
    // A clock that is set right may also go back a little.
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.oneof(
        fc.integer({ min: -20_000, max: 1500 }),
        fc.constantFrom(1, 999, 1000, minute, 5 * minute, 5 * minute + 1000, 59 * minute, 60 * minute),
      ),
    }),
  },
)

/** An account as the rules have it. Times in ms. */
interface Account {
  uid: string
  email: string
  password: string
  disabled: boolean
  gone: boolean
  validSince: number
}

/** A session as the rules have it. */
interface Session {
  readonly account: Account
  readonly refreshToken: string
  readonly authenticatedAt: number
  ended: boolean
}

/** An ID token as the rules have it; times in seconds, `issuedAtMs` in ms. */
interface IdToken {
  readonly account: Account
  readonly text: string
  readonly issuedAt: number
  readonly issuedAtMs: number
  readonly authenticatedAt: number
}

/** What an ID token is worth, by the rules. */
function verdict({ account, issuedAt, issuedAtMs }: IdToken, now: number): string {
  if (issuedAt + 3600 <= Math.floor(now / 1000)) return 'TOKEN_EXPIRED'
  if (issuedAt > now / 1000 + 10) return 'INVALID_ID_TOKEN'
  if (account.gone) return 'USER_NOT_FOUND'
  if (account.disabled) return 'USER_DISABLED'
  return issuedAtMs < account.validSince ? 'TOKEN_EXPIRED' : account.uid
}

function verdictOnSession({ account, ended }: Session): string {
  if (account.gone || ended) return 'TOKEN_EXPIRED'
  return account.disabled ? 'USER_DISABLED' : account.uid
}

const isRecent = ({ authenticatedAt }: IdToken, now: number) =>
  Math.floor(now / 1000) - authenticatedAt <= 300

let people = 0

/** Plays events against the service and, beside it, by the rules. */
class World {
  readonly accounts: Account[] = []
  readonly sessions: Session[] = []
  readonly tokens: IdToken[] = []
  readonly #identity: TestIdentity

  constructor(identity: TestIdentity) {
    this.#identity = identity
  }

  get #account() {
    return this.accounts.at(-1) as Account
  }

  #remember(account: Account, { idToken, refreshToken }: Tokens, authenticatedAt: number) {
    const claims = decodeJwt(idToken)
    const session = { account, refreshToken, authenticatedAt, ended: false }
    if (this.sessions.every((known) => known.refreshToken !== refreshToken)) this.sessions.push(session)
    const seconds = Math.floor(authenticatedAt / 1000)
    expect(claims).toMatchObject({ sub: account.uid, auth_time: seconds })
    expect(claims.iat).toBe(Math.floor(this.#identity.clock() / 1000))
    const issuedAt = claims.iat as number
    const issuedAtMs = Math.max(this.#identity.clock(), account.validSince)
    this.tokens.push({ account, text: idToken, issuedAt, issuedAtMs, authenticatedAt: seconds })
  }

  async signUp() {
    const email = `person-${++people}@example.org`
    const outcome = expectDone(await signUp(this.#identity, { email, password: 'first secret' }))
    const now = this.#identity.clock()
    const { uid } = outcome.account
    this.accounts.push({
      uid,
      email,
      password: 'first secret',
      disabled: false,
      gone: false,
      validSince: now,
    })
    this.#remember(this.#account, outcome.tokens, now)
  }

  async signIn() {
    const account = this.#account
    const outcome = await signInWithPassword(this.#identity, account)
    if (account.gone) return expect(codeOf(outcome)).toBe('INVALID_LOGIN_CREDENTIALS')
    if (account.disabled) return expect(codeOf(outcome)).toBe('USER_DISABLED')
    this.#remember(account, expectDone(outcome).tokens, this.#identity.clock())
  }

  async refresh(session: Session) {
    const outcome = await refreshSession(this.#identity, session.refreshToken)
    const expected = verdictOnSession(session)
    if (expected !== session.account.uid) return expect(codeOf(outcome)).toBe(expected)
    const { account, tokens } = expectDone(outcome)
    expect(account.uid).toBe(expected)
    expect(tokens.refreshToken).toBe(session.refreshToken)
    this.#remember(session.account, tokens, session.authenticatedAt)
  }

  async update(token: IdToken, wanted: { email: string } | { password: string }) {
    const now = this.#identity.clock()
    const outcome = await updateAccount(this.#identity, token.text, wanted)
    const { account } = token
    const expected = verdict(token, now)
    if (expected !== account.uid) return expect(codeOf(outcome)).toBe(expected)
    if (!isRecent(token, now)) return expect(codeOf(outcome)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    this.#endSessions(account)
    Object.assign(account, wanted, { validSince: now + 1 })
    const { tokens } = expectDone(outcome)
    if (!tokens) throw new Error('new credentials begin a session')
    this.#remember(account, tokens, token.authenticatedAt * 1000)
  }

  async delete(token: IdToken) {
    const now = this.#identity.clock()
    const outcome = await deleteAccount(this.#identity, token.text)
    const expected = verdict(token, now)
    if (expected !== token.account.uid) return expect(codeOf(outcome)).toBe(expected)
    if (!isRecent(token, now)) return expect(codeOf(outcome)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    token.account.gone = true
  }

  #endSessions(account: Account) {
    for (const session of this.sessions) if (session.account === account) session.ended = true
  }

  async play(event: Event) {
    const identity = this.#identity
    const session =
      'which' in event ? (this.sessions[event.which % this.sessions.length] as Session) : undefined
    const token = 'which' in event ? (this.tokens[event.which % this.tokens.length] as IdToken) : undefined
    const { uid } = this.#account
    switch (event.do) {
      case 'sign up':
        return this.signUp()
      case 'sign in':
        return this.signIn()
      case 'refresh':
        return this.refresh(session as Session)
      case 'revoke':
        await revokeSession(identity, (session as Session).refreshToken)
        return Object.assign(session as Session, { ended: true })
      case 'revoke all':
        await revokeAllSessions(identity, uid as LearnerId)
        this.#endSessions(this.#account)
        return Object.assign(this.#account, { validSince: identity.clock() + 1 })
      case 'disable':
      case 'enable':
        await changeAccount(identity.db, uid, { disabled: event.do === 'disable' })
        return Object.assign(this.#account, { disabled: event.do === 'disable' })
      case 'change password':
        return this.update(token as IdToken, { password: `secret ${++people}` })
      case 'change e-mail':
        return this.update(token as IdToken, { email: `person-${++people}@example.org` })
      case 'delete':
        return this.delete(token as IdToken)
      case 'wait':
        return identity.clock.advance(event.ms)
    }
  }

  async expectRulesToHold() {
    for (const token of this.tokens) {
      const outcome = await lookupAccount(this.#identity, token.text)
      expect('uid' in outcome ? outcome.uid : codeOf(outcome)).toBe(verdict(token, this.#identity.clock()))
    }
  }
}

it('an ID token counts for an hour, and a refresh token until its session ends, through all that may happen to an account', async () => {
  const identity = await createTestIdentity()
  const bystander = await signInTestAccount(identity)

  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 1, maxLength: 25 }), async (history) => {
      const world = new World(identity)
      await world.signUp()
      for (const event of history) {
        await world.play(event)
        await world.expectRulesToHold()
      }
      for (const session of world.sessions) await world.refresh(session)
    }),
    { numRuns: 100 },
  )

  expect(expectDone(await refreshSession(identity, bystander.tokens.refreshToken)).account.uid).toBe(
    bystander.account.uid,
  )
})
