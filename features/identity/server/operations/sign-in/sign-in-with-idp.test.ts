import { describe, expect, it } from 'vitest'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
} from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import type { VerifiedIdentity } from '../../providers/verify-provider-token.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import { listLinkedIdentities } from '../../records/linked-identity.store.ts'
import { applyActionCode } from '../action-codes/apply-action-code.ts'
import { sendEmailChange } from '../action-codes/send-action-code.ts'
import { signInWithIdp } from './sign-in-with-idp.ts'

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

/** The sign-in, taken for granted. */
async function signIn(...args: Parameters<typeof signInWithIdp>) {
  const outcome = expectDone(await signInWithIdp(...args))
  if (!('account' in outcome)) throw new Error('needs confirmation')
  return outcome
}

describe('signing in by another provider', () => {
  it('creates an account only where it may', async () => {
    const identity = await createTestIdentity()

    expect(codeOf(await signInWithIdp(identity, ada, { mayCreate: false }))).toBe('EMAIL_NOT_FOUND')
    expect(await signIn(identity, ada)).toMatchObject({
      isNew: true,
      account: { email, emailVerified: true },
    })
    expect(await signIn(identity, ada, { mayCreate: false })).toMatchObject({ isNew: false })
  })

  it('does not verify an e-mail that the provider does not vouch for', async () => {
    const identity = await createTestIdentity()

    const { account } = await signIn(identity, { ...ada, emailVerified: false })

    expect(account).toMatchObject({ email, emailVerified: false })
  })

  it('asks for a confirmation, and says which other providers there are, instead of guessing', async () => {
    const identity = await createTestIdentity()
    await signIn(identity, { ...ada, providerId: 'oidc.other' })

    const outcome = await signInWithIdp(identity, { ...ada, emailVerified: false })

    expect(outcome).toEqual({ otherProviders: ['oidc.other'] })
  })

  it('replaces the former owner of an e-mail that the provider has given to another person', async () => {
    const identity = await createTestIdentity()
    const former = await signIn(identity, ada)
    const { uid } = former.account
    await changeAccount(identity.db, uid, { passwordHash: 'of the former owner' })
    identity.clock.advance(1_000)

    const present = await signIn(identity, { ...ada, subject: 'ada-the-second' })

    expect(present).toMatchObject({ isNew: false, isRecycled: true, account: { uid, passwordHash: null } })
    expect(await listLinkedIdentities(identity.db, uid)).toMatchObject([{ subject: 'ada-the-second' }])
    expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
    expect((await signInWithIdp(identity, ada)) as object).toMatchObject({ isRecycled: true })
  })

  it('ends codes that a stranger who registered first has asked for', async () => {
    const identity = await createTestIdentity()
    const { uid } = await addTestAccount(identity, email)
    const code = { code_hash: 'h', request_type: 'VERIFY_AND_CHANGE_EMAIL', account_id: uid, email }
    await identity.db
      .insertInto('action_codes')
      .values({ ...code, new_email: 'stranger@example.org', created_at: 1, expires_at: 2, used_at: null })
      .execute()

    await signIn(identity, ada)

    expect(await identity.db.selectFrom('action_codes').selectAll().execute()).toEqual([])
    expect(await findAccount(identity.db, uid)).toMatchObject({ passwordHash: null, emailVerified: true })
  })

  it('leaves the recovery link of an earlier e-mail, which a thief of the account could end otherwise', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity, 'owner@example.org')
    await changeAccount(identity.db, account.uid, { emailVerified: true })
    const change = { idToken: tokens.idToken, newEmail: email, address: '192.0.2.1' }
    expectDone(await sendEmailChange(identity, change))
    expectDone(await applyActionCode(identity, codeIn(identity.outbox.links().at(-1))))
    const recoveryCode = codeIn(identity.outbox.links().at(-1))
    await signIn(identity, ada)
    identity.clock.advance(1_000)

    expect(await signIn(identity, { ...ada, subject: 'ada-the-second' })).toMatchObject({ isRecycled: true })

    expectDone(await applyActionCode(identity, recoveryCode))
    expect(await findAccount(identity.db, account.uid)).toMatchObject({ email: 'owner@example.org' })
  })

  it('keeps the name and password of an owner who had verified the e-mail', async () => {
    const identity = await createTestIdentity()
    const { uid } = await addTestAccount(identity, email)
    await changeAccount(identity.db, uid, { emailVerified: true, displayName: 'Countess' })

    const { account } = await signIn(identity, ada)

    expect(account).toMatchObject({ uid, displayName: 'Countess', passwordHash: expect.any(String) })
  })

  it('leaves a disabled account as it is', async () => {
    const identity = await createTestIdentity()
    const { uid } = await addTestAccount(identity, email)
    await changeAccount(identity.db, uid, { disabled: true })
    const before = await findAccount(identity.db, uid)

    expect(codeOf(await signInWithIdp(identity, ada))).toBe('USER_DISABLED')
    expect(await findAccount(identity.db, uid)).toEqual(before)
    expect(await listLinkedIdentities(identity.db, uid)).toEqual([])
  })

  it('makes one account for several first sign-ins at once', async () => {
    const identity = await createTestIdentity()

    const outcomes = await Promise.all([1, 2, 3].map(() => signIn(identity, ada)))

    expect(new Set(outcomes.map(({ account }) => account.uid)).size).toBe(1)
    expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1)
  })
})
