import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import type { OperatorId } from '#platform/server/access/callers.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import {
  codeOf,
  createTestIdentity,
  signInTestAccount,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { lookupAccount } from '../../tokens/verify-id-token.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { disableAccount } from './disable-account.ts'

async function prepare() {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity)
  const set = (disabled: boolean, reason?: string) =>
    disableAccount(identity, testOperator, { id: account.uid, disabled, reason })
  const signIn = () => signInWithPassword(identity, { email: account.email, password: testPassword })
  return { identity, account, tokens, set, signIn }
}

describe('disabling an account', () => {
  it('ends its sessions for good and lets no one sign in, until it is enabled again', async () => {
    const { identity, tokens, set, signIn } = await prepare()
    expect(await set(true)).toEqual({ disabled: true })
    expect(codeOf(await signIn())).toBe('USER_DISABLED')
    expect(codeOf(await lookupAccount(identity, tokens.idToken))).toBe('USER_DISABLED')
    // So that the client says why, and does not ask for a sign-in that would be refused.
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('USER_DISABLED')

    expect(await set(false)).toEqual({ disabled: false })
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await lookupAccount(identity, tokens.idToken))).toBe('TOKEN_EXPIRED')
    expect(await signIn()).toHaveProperty('account')
  })

  it('is written down with who, whom and why; what is so already is not', async () => {
    const { identity, account, set } = await prepare()
    await set(true, 'asked for it')
    await set(true, 'again')
    identity.clock.advance(1)
    await set(false)
    const by = { by: testOperator.email, subject: account.uid }
    expect((await listAuditEvents(identity.db)).events).toMatchObject([
      { ...by, type: 'account-enabled', detail: '' },
      { ...by, type: 'account-disabled', email: account.email, detail: 'asked for it' },
    ])
  })

  it('is refused for the own account and for one that is not there, and changes nothing (SX.38)', async () => {
    const { identity, account, signIn } = await prepare()
    const self = { id: account.uid as OperatorId, email: account.email, freshUntil: 0 }
    expect(codeOf(await disableAccount(identity, self, { id: account.uid, disabled: true }))).toBe(
      'own-account',
    )
    expect(codeOf(await disableAccount(identity, self, { id: 'unknown', disabled: true }))).toBe(
      'unknown-learner',
    )
    expect(await signIn()).toHaveProperty('account')
    expect((await listAuditEvents(identity.db)).events).toEqual([])
  })
})
