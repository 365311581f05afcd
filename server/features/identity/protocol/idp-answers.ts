import type { NeedsConfirmation, SignedInByProvider } from '../operations/sign-in-with-idp.ts'
import type { ProvenIdentity } from '../providers/proven-identity.ts'
import type { SignedIn } from '../sessions/session.ts'
import { shownTokens } from './answers.ts'

/** A credential as it was sent, and whose it is. */
export interface ReturnedCredential {
  readonly proven: ProvenIdentity
  readonly idToken: string
  readonly rawNonce: string | undefined
}

/** What every answer of `accounts:signInWithIdp` says: with it the client can make the credential again. */
export function credentialAnswer({ proven, idToken, rawNonce }: ReturnedCredential) {
  const displayName = proven.displayName ?? undefined
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    providerId: proven.providerId,
    federatedId: proven.subject,
    displayName,
    fullName: displayName,
    photoUrl: proven.photoUrl ?? undefined,
    email: proven.email ?? undefined,
    emailVerified: proven.emailVerified,
    rawUserInfo: JSON.stringify(proven.claims),
    oauthIdToken: idToken,
    nonce: rawNonce,
  }
}

/** The sign-in, or the link: there is no new user in a link. */
export function signInWithIdpAnswer(
  credential: ReturnedCredential,
  { account, tokens, ...how }: SignedIn & Partial<SignedInByProvider>,
) {
  const isOwnEmail = account.email === credential.proven.email
  return {
    ...credentialAnswer(credential),
    ...(isOwnEmail ? { emailVerified: account.emailVerified } : {}),
    localId: account.uid,
    ...(how.isNew ? { isNewUser: true } : {}),
    ...(how.isRecycled ? { emailRecycled: true } : {}),
    ...shownTokens(tokens),
  }
}

/** The client makes auth/account-exists-with-different-credential of it. Whose account it is, is not told. */
export function confirmationAnswer(credential: ReturnedCredential, { otherProviders }: NeedsConfirmation) {
  return { ...credentialAnswer(credential), needConfirmation: true, verifiedProvider: otherProviders }
}
