import type { SecondFactor } from '../records/second-factor.store.ts'
import type { PendingSignIn } from '../second-factor/pending-sign-in.ts'

/** A second factor as the client knows it; `totpInfo` says of which kind it is. */
export function shownFactor({ id, displayName, enrolledAt }: SecondFactor) {
  return {
    mfaEnrollmentId: id,
    displayName: displayName ?? undefined,
    enrolledAt: new Date(enrolledAt).toISOString(),
    totpInfo: {},
  }
}

/** In place of tokens: at this the client raises auth/multi-factor-auth-required (spec §8). */
export function pendingAnswer({ account, factor, pendingCredential }: PendingSignIn) {
  return {
    localId: account.uid,
    email: account.email ?? undefined,
    mfaPendingCredential: pendingCredential,
    mfaInfo: [shownFactor(factor)],
  }
}
