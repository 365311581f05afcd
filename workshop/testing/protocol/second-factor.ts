import { Secret, TOTP } from 'otpauth'
import type { Identity } from '#features/identity/server/identity.ts'
import {
  finishEnrolment,
  startEnrolment,
} from '#features/identity/server/operations/second-factor/enrol-second-factor.ts'
import { createRecoveryCodes } from '#features/identity/server/operations/second-factor/second-factor.ts'
import { signInWithPassword } from '#features/identity/server/operations/sign-in/sign-in-with-password.ts'
import { PendingSignIn } from '#features/identity/server/second-factor/pending-sign-in.ts'
import { addOperator } from '#features/operators/server/register-operators.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { TestClock } from '#workshop/testing/app/deps.ts'
import {
  expectDone,
  signInTestAccount,
  type TestIdentity,
  testPassword,
} from '#workshop/testing/app/identity.ts'

/** How long a code of an authenticator app is shown, in ms. */
export const stepOf = 30_000

/** What an authenticator app with a key shows at `time` (ms). */
export function codeAt(secret: string, time: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
}

/** An operator with a password, signed in, whose e-mail is verified. */
export async function signInTestOperator(identity: TestIdentity, email = 'ada@example.org') {
  const { account } = await signInTestAccount(identity, email)
  await identity.db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', account.uid).execute()
  await addOperator(identity, email, 'the test')
  return expectSignedIn(identity, email)
}

async function expectSignedIn(identity: Identity, email: string) {
  return expectDone(await signInWithPassword(identity, { email, password: testPassword }))
}

/** Enrols an authenticator app for the account of an ID token, with the code that it shows now. */
export async function enrol(identity: Identity & { readonly clock: TestClock }, idToken: string) {
  const { secret, sessionInfo } = expectDone(await startEnrolment(identity, idToken))
  const code = codeAt(secret, identity.clock())
  const { account, tokens } = expectDone(
    await finishEnrolment(identity, idToken, { sessionInfo, code, displayName: null }),
  )
  identity.clock.advance(stepOf)
  return { account, tokens, secret, codeNow: () => codeAt(secret, identity.clock()) }
}

/** An operator with an authenticator app; the code that was used for it is over. */
export async function enrolTestOperator(identity: TestIdentity, email = 'ada@example.org') {
  const { tokens } = await signInTestOperator(identity, email)
  const enrolled = await enrol(identity, tokens.idToken)
  const { uid } = enrolled.account
  return {
    ...enrolled,
    uid,
    /** Signs in by password as far as the code. */
    begin: async () => expectPending(await signInWithPassword(identity, { email, password: testPassword })),
    makeRecoveryCodes: async () => {
      const learner = { id: uid as LearnerId, email, authenticatedAt: 0 }
      return expectDone(await createRecoveryCodes(identity, learner)).codes
    },
  }
}

/** The outcome of a sign-in that a second factor is asked for. */
export function expectPending(outcome: unknown): PendingSignIn {
  if (outcome instanceof PendingSignIn) return outcome
  throw new Error('no second factor was asked for')
}
