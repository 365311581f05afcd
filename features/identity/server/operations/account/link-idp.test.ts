import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#workshop/testing/app/identity.ts'
import type { VerifiedIdentity } from '../../providers/verify-provider-token.ts'
import { changeAccount } from '../../records/account.store.ts'
import { signUpAnonymously } from '../sign-in/sign-up.ts'
import { linkIdp } from './link-idp.ts'

const email = 'ada@example.org'
const ada: VerifiedIdentity = {
  providerId: 'oidc.provider',
  subject: 'ada',
  email,
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  claims: {},
}

describe('linking another provider', () => {
  it('verifies the e-mail of the account when the provider vouches for that very one', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestAccount(identity, email)

    const { account } = expectDone(await linkIdp(identity, tokens.idToken, ada))

    expect(account).toMatchObject({ email, emailVerified: true })
  })

  it.each([
    ['another e-mail', { email: 'countess@example.org' }],
    ['an e-mail it does not vouch for', { emailVerified: false }],
    ['no e-mail', { email: null, emailVerified: false }],
  ])('verifies nothing with %s', async (_what, change) => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestAccount(identity, email)

    const { account } = expectDone(await linkIdp(identity, tokens.idToken, { ...ada, ...change }))

    expect(account).toMatchObject({ email, emailVerified: false })
  })

  it('gives an anonymous account the e-mail, and ends its anonymous sessions', async () => {
    const identity = await createTestIdentity({ IDENTITY_ANONYMOUS: 'on' })
    const { tokens, account } = expectDone(await signUpAnonymously(identity))
    identity.clock.advance(1_000)

    const linked = expectDone(await linkIdp(identity, tokens.idToken, ada))

    expect(linked.account).toMatchObject({ uid: account.uid, email, emailVerified: true })
    expect(codeOf(await linkIdp(identity, tokens.idToken, { ...ada, providerId: 'oidc.b' }))).toBe(
      'TOKEN_EXPIRED',
    )
  })

  it('refuses an identity that is linked to any account', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestAccount(identity, email)
    await linkIdp(identity, tokens.idToken, ada)
    const other = await signInTestAccount(identity, 'bob@example.org')

    for (const { idToken } of [tokens, other.tokens])
      expect(codeOf(await linkIdp(identity, idToken, ada))).toBe('FEDERATED_USER_ID_ALREADY_LINKED')
  })

  it('lets only one of two accounts have an identity that both link at once', async () => {
    const identity = await createTestIdentity()
    const one = await signInTestAccount(identity, 'one@example.org')
    const two = await signInTestAccount(identity, 'two@example.org')

    const outcomes = await Promise.all([one, two].map(({ tokens }) => linkIdp(identity, tokens.idToken, ada)))

    expect(outcomes.map(codeOf)).toContain('FEDERATED_USER_ID_ALREADY_LINKED')
    expect(await identity.db.selectFrom('linked_identities').selectAll().execute()).toHaveLength(1)
  })

  it('refuses a disabled account and a token that is none', async () => {
    const identity = await createTestIdentity()
    const { tokens, account } = await signInTestAccount(identity, email)
    await changeAccount(identity.db, account.uid, { disabled: true })

    expect(codeOf(await linkIdp(identity, tokens.idToken, ada))).toBe('USER_DISABLED')
    expect(codeOf(await linkIdp(identity, 'no token', ada))).toBe('INVALID_ID_TOKEN')
  })
})
