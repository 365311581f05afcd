import {
  type AuthError,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  getAdditionalUserInfo,
  isSignInWithEmailLink,
  linkWithCredential,
  parseActionCodeURL,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updateEmail,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { addTestAccount, testPassword, testPublicUrl } from '#workshop/testing/app/identity.ts'
import { createMailClient, createSignedInMailClient } from '#workshop/testing/app/mail-client.ts'

const email = 'ada@example.org'
const other = 'countess@example.org'
const goOn = { url: `${testPublicUrl}/dashboard?from=email`, handleCodeInApp: true }
const accounts = 'POST /identitytoolkit.googleapis.com/v1/accounts'

const failureCode = (call: Promise<unknown>) =>
  call.then(
    () => 'it worked',
    ({ code }: AuthError) => code,
  )

describe('the genuine client resets a password', () => {
  it('by an e-mail in its language', async () => {
    const { auth, post, lastLink } = await createMailClient()
    auth.languageCode = 'fr-CI'

    await sendPasswordResetEmail(auth, email)

    expect(post.messages[0]?.text).toContain('Un nouveau mot de passe')
    expect(parseActionCodeURL(lastLink().href)).toMatchObject({ languageCode: 'fr' })
  })

  it('with the code of an e-mail', async () => {
    const { auth, requests, post, lastLink, lastCode } = await createMailClient()

    await sendPasswordResetEmail(auth, 'Ada@Example.org', goOn)

    expect(requests).toEqual([`${accounts}:sendOobCode?key=edutrain`])
    expect(post.messages).toHaveLength(1)
    expect(post.messages[0]?.recipients).toEqual([email])
    expect(parseActionCodeURL(lastLink().href)).toMatchObject({
      operation: 'PASSWORD_RESET',
      code: lastCode(),
      apiKey: 'edutrain',
      languageCode: 'en',
      continueUrl: goOn.url,
    })
    expect(await verifyPasswordResetCode(auth, lastCode())).toBe(email)
    await confirmPasswordReset(auth, lastCode(), 'battery staple')
    const { user } = await signInWithEmailAndPassword(auth, email, 'battery staple')
    expect(user.emailVerified).toBe(true)
    expect(await failureCode(signInWithEmailAndPassword(auth, email, testPassword))).toBe(
      'auth/invalid-credential',
    )
  })

  it('and is signed out everywhere by it', async () => {
    const { auth, identity, user, lastCode } = await createSignedInMailClient()
    await sendPasswordResetEmail(auth, email)
    identity.clock.advance(1_000)

    await confirmPasswordReset(auth, lastCode(), 'battery staple')

    expect(await failureCode(user.getIdToken(true))).toBe('auth/user-token-expired')
  })

  it('by any e-mail that was sent, but not with a code that is used, expired or made up, nor after another one (S8.27, S8.28)', async () => {
    const { auth, identity, lastCode } = await createMailClient()
    const reset = (code: string) => failureCode(confirmPasswordReset(auth, code, 'battery staple'))
    await sendPasswordResetEmail(auth, email)
    const used = lastCode()
    await sendPasswordResetEmail(auth, email)
    const other = lastCode()

    expect(await reset(used)).toBe('it worked')
    expect(await reset(other)).toBe('auth/invalid-action-code')
    expect(await reset(used)).toBe('auth/invalid-action-code')
    expect(await failureCode(verifyPasswordResetCode(auth, used))).toBe('auth/invalid-action-code')
    expect(await reset('made up')).toBe('auth/invalid-action-code')
    await sendPasswordResetEmail(auth, email)
    identity.clock.advance(60 * 60_000)
    expect(await reset(lastCode())).toBe('auth/expired-action-code')
  })

  it('but not to a weak one, and may then try again', async () => {
    const { auth, lastCode } = await createMailClient()
    await sendPasswordResetEmail(auth, email)

    expect(await failureCode(confirmPasswordReset(auth, lastCode(), '12345'))).toBe('auth/weak-password')
    expect(await failureCode(confirmPasswordReset(auth, lastCode(), 'qwerty'))).toBe('auth/weak-password')
    expect(await failureCode(confirmPasswordReset(auth, lastCode(), 'battery staple'))).toBe('it worked')
  })

  it('and does not learn whether an e-mail has an account', async () => {
    const client = await createMailClient()

    expect(await failureCode(sendPasswordResetEmail(client.auth, 'bob@example.org'))).toBe('it worked')
    expect(client.post.messages).toEqual([])
    expect(await client.codes()).toEqual([])
  })

  it('and learns it when the protection is off (S8.25)', async () => {
    const { auth, post } = await createMailClient({ IDENTITY_ENUMERATION_PROTECTION: 'off' })

    expect(await failureCode(sendPasswordResetEmail(auth, 'bob@example.org'))).toBe('auth/user-not-found')
    expect(post.messages).toEqual([])
  })

  it('but asks for no e-mail to a malformed address or with a link to a stranger’s page (S8.41)', async () => {
    const { auth, post } = await createMailClient()
    const ask = (address: string, url?: string) =>
      failureCode(sendPasswordResetEmail(auth, address, url === undefined ? undefined : { url }))

    expect(await ask('')).toBe('auth/missing-email')
    expect(await ask('ada')).toBe('auth/invalid-email')
    expect(await ask(email, 'https://evil.example/')).toBe('auth/unauthorized-continue-uri')
    expect(await ask(email, 'dashboard')).toBe('auth/invalid-continue-uri')
    expect(post.messages).toEqual([])
  })
})

describe('the genuine client signs in with a link', () => {
  it('to a new account, whose e-mail is verified (S7.6)', async () => {
    const { auth, post, lastLink } = await createMailClient()

    await sendSignInLinkToEmail(auth, 'bob@example.org', goOn)

    expect(post.messages[0]?.recipients).toEqual(['bob@example.org'])
    expect(isSignInWithEmailLink(auth, lastLink().href)).toBe(true)
    const signedIn = await signInWithEmailLink(auth, 'Bob@example.org', lastLink().href)
    expect(getAdditionalUserInfo(signedIn)?.isNewUser).toBe(true)
    expect(signedIn.user).toMatchObject({
      email: 'bob@example.org',
      emailVerified: true,
      isAnonymous: false,
      providerData: [{ providerId: 'password' }],
    })
  })

  it('to an account that is there', async () => {
    const { auth, uid, lastLink } = await createMailClient()
    await sendSignInLinkToEmail(auth, email, goOn)

    const signedIn = await signInWithEmailLink(auth, email, lastLink().href)

    expect(signedIn.user.uid).toBe(uid)
    expect(getAdditionalUserInfo(signedIn)?.isNewUser).toBe(false)
  })

  it('once, within an hour, and with the e-mail it went to', async () => {
    const { auth, identity, lastLink } = await createMailClient()
    const enter = (address: string, link: string) => failureCode(signInWithEmailLink(auth, address, link))
    await sendSignInLinkToEmail(auth, email, goOn)
    const link = lastLink().href

    expect(await enter('bob@example.org', link)).toBe('auth/invalid-email')
    expect(await enter(email, link)).toBe('it worked')
    expect(await enter(email, link)).toBe('auth/invalid-action-code')
    await sendSignInLinkToEmail(auth, email, goOn)
    identity.clock.advance(60 * 60_000)
    expect(await enter(email, lastLink().href)).toBe('auth/expired-action-code')
  })

  it('and makes an anonymous account one with an e-mail', async () => {
    const { auth, lastLink } = await createMailClient({ IDENTITY_ANONYMOUS: 'on' })
    const { user } = await signInAnonymously(auth)
    await sendSignInLinkToEmail(auth, 'bob@example.org', goOn)

    const credential = EmailAuthProvider.credentialWithLink('bob@example.org', lastLink().href)
    const linked = await linkWithCredential(user, credential)

    expect(linked.user).toMatchObject({ uid: user.uid, email: 'bob@example.org', isAnonymous: false })
  })

  it('but does not take an e-mail from another account by it', async () => {
    const { auth, lastLink } = await createMailClient({ IDENTITY_ANONYMOUS: 'on' })
    const { user } = await signInAnonymously(auth)
    await sendSignInLinkToEmail(auth, email, goOn)
    const credential = EmailAuthProvider.credentialWithLink(email, lastLink().href)

    expect(await failureCode(linkWithCredential(user, credential))).toBe('auth/email-already-in-use')
  })
})

describe('the genuine client verifies its e-mail', () => {
  it('with the code of an e-mail, and stays signed in', async () => {
    const { auth, user, post, lastCode } = await createSignedInMailClient()

    await sendEmailVerification(user)

    expect(post.messages[0]?.recipients).toEqual([email])
    expect(await checkActionCode(auth, lastCode())).toMatchObject({
      operation: 'VERIFY_EMAIL',
      data: { email, previousEmail: null },
    })
    await applyActionCode(auth, lastCode())
    await reload(user)
    expect(user.emailVerified).toBe(true)
    expect(await failureCode(applyActionCode(auth, lastCode()))).toBe('auth/invalid-action-code')
  })

  it('expires in three days', async () => {
    const { auth, identity, user, lastCode } = await createSignedInMailClient()
    await sendEmailVerification(user)
    identity.clock.advance(3 * 24 * 60 * 60_000)

    expect(await failureCode(applyActionCode(auth, lastCode()))).toBe('auth/expired-action-code')
  })
})

describe('the genuine client changes its e-mail', () => {
  it('once the new one is verified, and signs in again', async () => {
    const { auth, identity, uid, user, post, lastCode } = await createSignedInMailClient()

    await verifyBeforeUpdateEmail(user, 'Countess@Example.org')

    expect(post.messages.at(-1)?.recipients).toEqual([other])
    expect(user.email).toBe(email)
    expect(await checkActionCode(auth, lastCode())).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: other, previousEmail: email },
    })
    identity.clock.advance(1_000)
    await applyActionCode(auth, lastCode())
    expect(await failureCode(reload(user))).toBe('auth/user-token-expired')
    const again = await signInWithEmailAndPassword(auth, other, testPassword)
    expect(again.user).toMatchObject({ uid, email: other, emailVerified: true })
  })

  it('soon after signing in only, and to none that is taken', async () => {
    const { identity, user, post } = await createSignedInMailClient()
    await addTestAccount(identity, other)

    expect(await failureCode(verifyBeforeUpdateEmail(user, other))).toBe('auth/email-already-in-use')
    identity.clock.advance(301_000)
    expect(await failureCode(verifyBeforeUpdateEmail(user, 'c@example.org'))).toBe(
      'auth/requires-recent-login',
    )
    expect(post.messages).toEqual([])
  })

  it('and gets it back with the link sent to its verified old one', async () => {
    const { auth, identity, uid, user, post, lastCode } = await createSignedInMailClient()
    await sendEmailVerification(user)
    await applyActionCode(auth, lastCode())
    await reload(user)

    expect(await failureCode(updateEmail(user, other))).toBe('auth/operation-not-allowed')
    await verifyBeforeUpdateEmail(user, other)
    await applyActionCode(auth, lastCode())

    expect(post.messages.at(-1)?.recipients).toEqual([email])
    expect(await checkActionCode(auth, lastCode())).toMatchObject({
      operation: 'RECOVER_EMAIL',
      data: { email, previousEmail: other },
    })
    identity.clock.advance(1_000)
    await applyActionCode(auth, lastCode())
    expect(await failureCode(reload(user))).toBe('auth/user-token-expired')
    await sendPasswordResetEmail(auth, email)
    await confirmPasswordReset(auth, lastCode(), 'battery staple')
    const again = await signInWithEmailAndPassword(auth, email, 'battery staple')
    expect(again.user).toMatchObject({ uid, emailVerified: true })
  })
})
