import type { Account } from '../records/account.store.ts'
import type { LinkedIdentity } from '../records/linked-identity.store.ts'
import type { SecondFactor } from '../records/second-factor.store.ts'
import type { PendingSignIn } from '../second-factor/pending-sign-in.ts'
import type { Tokens } from '../sessions/session.ts'

/** A number of 64 bits is a string. */
export function shownTokens({ idToken, refreshToken, expiresIn }: Tokens) {
  return { idToken, refreshToken, expiresIn: String(expiresIn) }
}

/** E-mail, profile and the ways to sign in. */
export function shownAccount(account: Account, identities: readonly LinkedIdentity[]) {
  const { email, emailVerified } = account
  const providerUserInfo = [...shownPassword(account, identities), ...identities.map(shownIdentity)]
  return {
    ...(email === null ? {} : { email, emailVerified }),
    ...shownProfile(account),
    providerUserInfo,
  }
}

/** E-mail and password, or a link in an e-mail. Without any entry the client takes the user for an anonymous one. */
function shownPassword(account: Account, identities: readonly LinkedIdentity[]) {
  const { email, passwordHash } = account
  if (email === null || (passwordHash === null && identities.length > 0)) return []
  return [{ providerId: 'password', federatedId: email, rawId: email, email, ...shownProfile(account) }]
}

function shownIdentity({ providerId, subject, email, displayName, photoUrl }: LinkedIdentity) {
  return {
    providerId,
    federatedId: subject,
    rawId: subject,
    email: email ?? undefined,
    displayName: displayName ?? undefined,
    photoUrl: photoUrl ?? undefined,
  }
}

/** Name and photo. */
export function shownProfile({ displayName, photoUrl }: Account) {
  return { displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
}

/** A second factor as the client knows it; `totpInfo` says of which kind it is. */
export function shownFactor({ id, displayName, enrolledAt }: SecondFactor) {
  return {
    mfaEnrollmentId: id,
    displayName: displayName ?? undefined,
    enrolledAt: new Date(enrolledAt).toISOString(),
    totpInfo: {},
  }
}

/** In place of tokens: at this the client raises auth/multi-factor-auth-required (S8.36). */
export function pendingAnswer({ account, factor, pendingCredential }: PendingSignIn) {
  return {
    localId: account.uid,
    email: account.email ?? undefined,
    mfaPendingCredential: pendingCredential,
    mfaInfo: [shownFactor(factor)],
  }
}
