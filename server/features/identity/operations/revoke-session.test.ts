import { describe, expect, it } from 'vitest'
import {
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  testPassword,
} from '#server/testing/app/identity.ts'
import { refreshSession } from './refresh-session.ts'
import { revokeSession } from './revoke-sessions.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

describe('revoking a session', () => {
  it('ends it for good and leaves the other sessions of the account', async () => {
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
