import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { changeAccount, findAccount, removeAccount } from '../../records/account.store.ts'
import { lookupAccount, verifyIdToken } from '../../tokens/verify-id-token.ts'
import { refreshSession } from './refresh-session.ts'
import { revokeAllSessions } from './revoke-sessions.ts'

async function signIn() {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity)
  return { identity, uid: account.uid, refreshToken: tokens.refreshToken }
}

describe('refreshing a session', () => {
  it('gives a fresh ID token that remembers when the sign-in was', async () => {
    const { identity, uid, refreshToken } = await signIn()
    const signedIn = identity.clock()
    identity.clock.advance(7_200_000)

    const { tokens } = expectDone(await refreshSession(identity, refreshToken))

    expect(expectDone(await verifyIdToken(identity, tokens.idToken))).toMatchObject({
      uid,
      issuedAt: signedIn + 7_200_000,
      authenticatedAt: inSeconds(signedIn),
    })
    expect((await findAccount(identity.db, uid))?.lastRefreshAt).toBe(identity.clock())
  })

  it('keeps the refresh token, which the tabs of a browser share', async () => {
    const { identity, refreshToken } = await signIn()

    const refresh = () => refreshSession(identity, refreshToken)
    const outcomes = await Promise.all([refresh(), refresh(), refresh()])

    expect(outcomes.map((outcome) => expectDone(outcome).tokens.refreshToken)).toEqual(
      Array(3).fill(refreshToken),
    )
  })

  it.each(['before it is read', 'while it is signed'])(
    'gives nothing that counts when all sessions are ended %s',
    async (time) => {
      const { identity, uid, refreshToken } = await signIn()
      const endAll = () => revokeAllSessions(identity, uid as LearnerId)
      const findSigner = async () => {
        if (time === 'while it is signed') await endAll()
        // Signing takes its time.
        identity.clock.advance(2)
        return identity.keys.findSigner()
      }
      if (time === 'before it is read') await endAll()

      const racing = { ...identity, keys: { ...identity.keys, findSigner } }
      const outcome = await refreshSession(racing, refreshToken)

      const worth = 'tokens' in outcome ? await lookupAccount(identity, outcome.tokens.idToken) : outcome
      expect(codeOf(worth)).toBe('TOKEN_EXPIRED')
    },
  )

  it('keeps a session for half a year after its last use, and no longer', async () => {
    const { identity, refreshToken } = await signIn()
    const halfYear = 180 * 24 * 60 * 60_000
    for (let uses = 0; uses < 3; uses++) {
      identity.clock.advance(halfYear)
      expectDone(await refreshSession(identity, refreshToken))
    }

    identity.clock.advance(halfYear + 1)

    expect(codeOf(await refreshSession(identity, refreshToken))).toBe('TOKEN_EXPIRED')
    identity.clock.advance(-1)
    expect(codeOf(await refreshSession(identity, refreshToken))).toBe('TOKEN_EXPIRED')
  })

  it.each(['', 'unknown', 'x'.repeat(10_000)])('takes %.10j for an ended session', async (refreshToken) => {
    const { identity } = await signIn()

    expect(codeOf(await refreshSession(identity, refreshToken))).toBe('TOKEN_EXPIRED')
  })

  it('does not take what the database stores for the token itself', async () => {
    const { identity } = await signIn()
    const [row] = await identity.db.selectFrom('refresh_tokens').selectAll().execute()

    expect(codeOf(await refreshSession(identity, row?.token_hash ?? ''))).toBe('TOKEN_EXPIRED')
  })

  it('ends with the account, and while it is disabled', async () => {
    const { identity, uid, refreshToken } = await signIn()

    await changeAccount(identity.db, uid, { disabled: true })
    expect(codeOf(await refreshSession(identity, refreshToken))).toBe('USER_DISABLED')
    await removeAccount(identity.db, uid)
    expect(codeOf(await refreshSession(identity, refreshToken))).toBe('TOKEN_EXPIRED')
  })
})
