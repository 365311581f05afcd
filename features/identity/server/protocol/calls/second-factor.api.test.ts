import {
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  type User,
  type UserCredential,
} from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { addOperator } from '#features/operators/server/register-operators.ts'
import { addTestAccount, expectDone, testPassword, testPublicUrl } from '#workshop/testing/app/identity.ts'
import { createIdentityClient, type IdentityClient } from '#workshop/testing/protocol/identity-client.ts'
import { codeAt, stepOf } from '#workshop/testing/protocol/second-factor.ts'
import { createProviderClient, failureCode } from '#workshop/testing/providers/provider-client.ts'
import { resetPassword } from '../../operations/action-codes/reset-password.ts'

const email = 'ada@example.org'
const withPassword = ({ auth }: Pick<IdentityClient, 'auth'>, password = testPassword) =>
  signInWithEmailAndPassword(auth, email, password)

/** An operator's account, and its user signed in by the genuine client. */
async function signInOperator(client: IdentityClient): Promise<User> {
  const { identity } = client
  const { uid } = await addTestAccount(identity, email)
  await identity.db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', uid).execute()
  await addOperator(identity, email, 'the test')
  return (await withPassword(client)).user
}

/** Enrols an app as the client's documentation says, and shows its codes from then on. */
async function enrolApp({ identity }: IdentityClient, user: User) {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  const codeNow = () => codeAt(secret.secretKey, identity.clock())
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, codeNow()),
    'Phone of Ada',
  )
  identity.clock.advance(stepOf)
  return { secret, codeNow }
}

/** What a sign-in fails with where a second factor is asked for. */
async function askedFor(signIn: Promise<UserCredential>): Promise<MultiFactorError> {
  const error = await signIn.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' })
  return error as MultiFactorError
}

const answer = ({ auth }: Pick<IdentityClient, 'auth'>, error: MultiFactorError, code: string) => {
  const resolver = getMultiFactorResolver(auth, error)
  const [hint] = resolver.hints
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code))
}

async function prepare() {
  const client = await createIdentityClient()
  const user = await signInOperator(client)
  return { ...client, client, user, ...(await enrolApp(client, user)) }
}

describe('the genuine client enrols an authenticator app', () => {
  it('and stays signed in, with a token that says so', async () => {
    const { user } = await prepare()

    const [factor] = multiFactor(user).enrolledFactors
    expect(factor).toMatchObject({ factorId: 'totp', displayName: 'Phone of Ada' })
    const { claims, signInSecondFactor } = await user.getIdTokenResult(true)
    expect(signInSecondFactor).toBe('totp')
    expect(claims).toMatchObject({ firebase: { second_factor_identifier: factor?.uid } })
  })

  it('from an address that every app can read', async () => {
    const { secret } = await prepare()
    expect(secret).toMatchObject({ hashingAlgorithm: 'SHA1', codeLength: 6, codeIntervalSeconds: 30 })
    expect(secret.generateQrCodeUrl(email, 'EduTrain')).toContain(`secret=${secret.secretKey}`)
    expect(Date.parse(secret.enrollmentCompletionDeadline)).toBeGreaterThan(0)
  })

  it('but not with a wrong code, nor a second one', async () => {
    const client = await createIdentityClient()
    const user = await signInOperator(client)
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, 'wrong!')
    expect(await failureCode(multiFactor(user).enroll(wrong))).toBe('auth/invalid-verification-code')
    await enrolApp(client, user)
    expect(await failureCode(enrolApp(client, user))).toBe('auth/second-factor-already-in-use')
  })
})

describe('the genuine client signs in to an account with a second factor', () => {
  it('by password and code (S8.36)', async () => {
    const { client, codeNow, user } = await prepare()
    const error = await askedFor(withPassword(client))
    expect(getMultiFactorResolver(client.auth, error).hints).toMatchObject([
      { factorId: 'totp', displayName: 'Phone of Ada' },
    ])

    const signedIn = await answer(client, error, codeNow())

    expect(signedIn.user.uid).toBe(user.uid)
    expect(client.auth.currentUser?.uid).toBe(user.uid)
    expect((await signedIn.user.getIdTokenResult(true)).signInSecondFactor).toBe('totp')
  })

  it('and may try again after a wrong code', async () => {
    const { client, codeNow } = await prepare()
    const error = await askedFor(withPassword(client))
    expect(await failureCode(answer(client, error, 'wrong-code'))).toBe('auth/invalid-verification-code')
    expect((await answer(client, error, codeNow())).user.email).toBe(email)
  })

  it('by a link in an e-mail and code', async () => {
    const { client, auth, identity, codeNow } = await prepare()
    const url = `${testPublicUrl}/dashboard`
    await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })
    const link = identity.outbox.links().at(-1)?.href ?? ''

    const error = await askedFor(signInWithEmailLink(auth, email, link))

    expect((await answer(client, error, codeNow())).user.email).toBe(email)
  })

  it('by another provider and code', async () => {
    const client = await createProviderClient()
    const user = await signInOperator(client)
    const { codeNow } = await enrolApp(client, user)
    const credential = await client.prove({ sub: 'ada', email, email_verified: true })

    const error = await askedFor(signInWithCredential(client.auth, credential))

    const signedIn = await answer(client, error, codeNow())
    expect((await signedIn.user.getIdTokenResult()).signInProvider).toBe('oidc.provider')
  })

  it('again, for what wants a recent sign-in', async () => {
    const { client, identity, user, codeNow } = await prepare()
    identity.clock.advance(600_000)
    const credential = EmailAuthProvider.credential(email, testPassword)
    const error = await askedFor(reauthenticateWithCredential(user, credential))

    await answer(client, error, codeNow())

    const { authTime } = await user.getIdTokenResult()
    expect(Date.parse(authTime)).toBe(Math.floor(identity.clock() / 1000) * 1000)
    const [factor] = multiFactor(user).enrolledFactors
    await multiFactor(user).unenroll(factor?.uid ?? '')
    expect(multiFactor(user).enrolledFactors).toEqual([])
    expect((await user.getIdTokenResult(true)).signInSecondFactor).toBeNull()
    expect((await withPassword(client)).user.uid).toBe(user.uid)
  })

  it('after a new password, too', async () => {
    const { client, auth, identity } = await prepare()
    const { sendPasswordResetEmail } = await import('@firebase/auth')
    await sendPasswordResetEmail(auth, email)
    const code = identity.outbox.links().at(-1)?.searchParams.get('oobCode') ?? ''
    expectDone(await resetPassword(identity, { code, password: 'another horse' }))

    await askedFor(withPassword(client, 'another horse'))
  })
})
