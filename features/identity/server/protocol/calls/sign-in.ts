import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { type IdentityErrorCode, refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { linkIdp } from '../../operations/account/link-idp.ts'
import { signInWithEmailLink } from '../../operations/sign-in/sign-in-with-email-link.ts'
import { signInWithIdp } from '../../operations/sign-in/sign-in-with-idp.ts'
import { signInWithPassword } from '../../operations/sign-in/sign-in-with-password.ts'
import { type VerifiedIdentity, verifyProviderToken } from '../../providers/verify-provider-token.ts'
import { PendingSignIn } from '../../second-factor/pending-sign-in.ts'
import type { SignedIn } from '../../sessions/session.ts'
import { serviceCall } from '../service-host.ts'
import { alongside, flag, pendingAnswer, shownProfile, shownTokens, signedInAnswer, text } from './fields.ts'

/** An empty e-mail is malformed here, as in the genuine service. */
export const signInWithPasswordCall = serviceCall({
  path: '/v1/accounts:signInWithPassword',
  schema: z.strictObject({ ...alongside, email: text, password: text }),

  async answer(identity, { email, password }, { address }) {
    const kind = 'identitytoolkit#VerifyPasswordResponse'
    if (email === undefined) return refuseIdentity('MISSING_EMAIL')
    if (!password) return refuseIdentity('MISSING_PASSWORD')
    const outcome = await signInWithPassword(identity, { email, password }, address)
    if (outcome instanceof Refusal) return outcome
    return outcome instanceof PendingSignIn
      ? { ...pendingAnswer(outcome), kind, registered: true }
      : signedInAnswer(kind, outcome, { ...shownProfile(outcome.account), registered: true })
  },
})

export const signInWithEmailLinkCall = serviceCall({
  path: '/v1/accounts:signInWithEmailLink',
  schema: z.strictObject({ ...alongside, email: text, oobCode: text, idToken: text }),
  limitsOf: ({ code }) => [code],

  async answer(identity, { email, oobCode, idToken }, { address }) {
    const kind = 'identitytoolkit#EmailLinkSigninResponse'
    if (!email) return refuseIdentity('MISSING_EMAIL')
    if (!oobCode) return refuseIdentity('MISSING_OOB_CODE')
    const outcome = await signInWithEmailLink(identity, { email, code: oobCode, idToken }, address)
    if (outcome instanceof Refusal) return outcome
    return outcome instanceof PendingSignIn
      ? { ...pendingAnswer(outcome), kind, isNewUser: false }
      : signedInAnswer(kind, outcome, { isNewUser: outcome.isNew })
  },
})

const idpSchema = z.strictObject({
  ...alongside,
  requestUri: text,
  postBody: text,
  pendingToken: text,
  sessionId: text,
  idToken: text,
  autoCreate: flag,
  returnIdpCredential: flag,
})

type IdpInput = z.output<typeof idpSchema>

/** With an ID token of ours it links. When the caller wants the credential back, a refusal comes beside it. */
export const signInWithIdpCall = serviceCall({
  path: '/v1/accounts:signInWithIdp',
  schema: idpSchema,
  limitsOf: ({ signIn }) => [signIn],

  async answer(identity, input) {
    const credential = readCredential(identity, input)
    if (credential instanceof Refusal) return credential
    const verified = await verifyProviderToken(identity, credential.provider, credential)
    if (verified instanceof Refusal) return verified
    const returned = { verified, ...credential }
    const outcome = input.idToken
      ? await linkIdp(identity, input.idToken, verified)
      : await signInWithIdp(identity, verified, { mayCreate: input.autoCreate !== false })
    if (outcome instanceof Refusal) {
      const isTold = input.returnIdpCredential && toldBesideCredential.has(outcome.code)
      return isTold ? { ...credentialAnswer(returned), errorMessage: outcome.code } : outcome
    }
    if (outcome instanceof PendingSignIn) return { ...credentialAnswer(returned), ...pendingAnswer(outcome) }
    // The client makes auth/account-exists-with-different-credential of it.
    if ('otherProviders' in outcome)
      return {
        ...credentialAnswer(returned),
        needConfirmation: true,
        verifiedProvider: outcome.otherProviders,
      }
    return signInWithIdpAnswer(returned, outcome)
  },
})

const toldBesideCredential: ReadonlySet<IdentityErrorCode> = new Set([
  'EMAIL_EXISTS',
  'FEDERATED_USER_ID_ALREADY_LINKED',
])

function readCredential({ providers }: Identity, { requestUri, postBody, pendingToken }: IdpInput) {
  if (pendingToken) return refuseIdentity('INVALID_PENDING_TOKEN')
  if (!requestUri) return refuseIdentity('MISSING_REQUEST_URI')
  if (!URL.canParse(requestUri)) return refuseIdentity('INVALID_REQUEST_URI')
  const form = new URLSearchParams(postBody)
  const { searchParams } = new URL(requestUri)
  const read = (name: string) => form.get(name) || searchParams.get(name) || undefined
  const providerId = read('providerId')
  if (!providerId) return refuseIdentity('INVALID_CREDENTIAL_OR_PROVIDER_ID')
  const provider = providers.find(({ id }) => id === providerId)
  if (!provider)
    return refuseIdentity('OPERATION_NOT_ALLOWED', 'The identity provider configuration is not found.')
  const idToken = read('id_token')
  if (!idToken) return refuseIdentity('INVALID_IDP_RESPONSE')
  return { provider, idToken, rawNonce: read('nonce') }
}

interface ReturnedCredential {
  readonly verified: VerifiedIdentity
  readonly idToken: string
  readonly rawNonce: string | undefined
}

function credentialAnswer({ verified, idToken, rawNonce }: ReturnedCredential) {
  const displayName = verified.displayName ?? undefined
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    providerId: verified.providerId,
    federatedId: verified.subject,
    displayName,
    fullName: displayName,
    photoUrl: verified.photoUrl ?? undefined,
    email: verified.email ?? undefined,
    emailVerified: verified.emailVerified,
    rawUserInfo: JSON.stringify(verified.claims),
    oauthIdToken: idToken,
    nonce: rawNonce,
  }
}

function signInWithIdpAnswer(credential: ReturnedCredential, { account, tokens, ...how }: SignedIn) {
  const isOwnEmail = account.email === credential.verified.email
  return {
    ...credentialAnswer(credential),
    ...(isOwnEmail ? { emailVerified: account.emailVerified } : {}),
    localId: account.uid,
    ...(how.isNew ? { isNewUser: true } : {}),
    ...(how.isRecycled ? { emailRecycled: true } : {}),
    ...shownTokens(tokens),
  }
}
