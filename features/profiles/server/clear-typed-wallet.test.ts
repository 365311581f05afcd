import { describe, expect, it } from 'vitest'
import { applyActionCode } from '#features/identity/server/operations/action-codes/apply-action-code.ts'
import { resetPassword } from '#features/identity/server/operations/action-codes/reset-password.ts'
import {
  sendEmailChange,
  sendEmailVerification,
  sendPasswordReset,
  sendSignInLink,
} from '#features/identity/server/operations/action-codes/send-action-code.ts'
import { signInWithEmailLink } from '#features/identity/server/operations/sign-in/sign-in-with-email-link.ts'
import { signInWithIdp } from '#features/identity/server/operations/sign-in/sign-in-with-idp.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import {
  createTestIdentity,
  expectDone,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { getProfile, saveProfile } from './save-profile.ts'

const email = 'ada@example.org'
const asked = { email, address: '192.0.2.1' }
const lastCode = (identity: TestIdentity) => codeIn(identity.outbox.links().at(-1))

const proofs: Record<string, (identity: TestIdentity) => Promise<unknown>> = {
  async 'a new password'(identity) {
    expectDone(await sendPasswordReset(identity, asked))
    return resetPassword(identity, { code: lastCode(identity), password: 'battery staple' })
  },
  async 'a sign-in link'(identity) {
    expectDone(await sendSignInLink(identity, asked))
    return signInWithEmailLink(identity, { email, code: lastCode(identity) })
  },
  'another provider': (identity) =>
    signInWithIdp(identity, {
      providerId: 'oidc.provider',
      subject: 'ada',
      email,
      emailVerified: true,
      displayName: null,
      photoUrl: null,
      claims: {},
    }),
}

async function prepare() {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity, email)
  const learner = { id: account.uid as LearnerId, email, authenticatedAt: 0 }
  await saveProfile(identity, learner, { name: 'Ada', walletAddress: '0x1' })
  const wallet = async () => (await getProfile(identity.db, learner))?.walletAddress
  const prove = async () => {
    expectDone(await sendEmailVerification(identity, { ...asked, idToken: tokens.idToken }))
    expectDone(await applyActionCode(identity, lastCode(identity)))
  }
  return { identity, tokens, wallet, prove }
}

describe.each(Object.entries(proofs))('by %s', (_how, prove) => {
  it('goes from an account whose e-mail was not verified: it may be a stranger’s', async () => {
    const { identity, wallet } = await prepare()

    expectDone(await prove(identity))

    expect(await wallet()).toBe('')
  })

  it('stays with an e-mail that was verified', async () => {
    const { identity, wallet, prove: proveBefore } = await prepare()
    await proveBefore()

    expectDone(await prove(identity))

    expect(await wallet()).toBe('0x1')
  })
})

it('goes when an e-mail is recovered: an intruder may have set it', async () => {
  const { identity, tokens, wallet, prove } = await prepare()
  await prove()
  const change = { ...asked, idToken: tokens.idToken, newEmail: 'thief@example.org' }
  expectDone(await sendEmailChange(identity, change))
  expectDone(await applyActionCode(identity, lastCode(identity)))
  expect(await wallet()).toBe('0x1')

  expectDone(await applyActionCode(identity, lastCode(identity)))

  expect(await wallet()).toBe('')
})
