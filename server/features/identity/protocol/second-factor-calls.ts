import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { finishEnrolment, startEnrolment } from '../operations/enrol-second-factor.ts'
import { finishSignIn } from '../operations/finish-sign-in.ts'
import { removeSecondFactor } from '../operations/second-factor.ts'
import { totpParameters } from '../second-factor/totp.ts'
import type { SignedIn } from '../sessions/session.ts'
import { shownTokens } from './answers.ts'
import type * as requests from './requests.ts'

type Input<Name extends keyof typeof requests> = z.output<(typeof requests)[Name]>

/** Only an authenticator app is offered, no codes by text message. */
const noPhones = () => refuseIdentity('OPERATION_NOT_ALLOWED', 'SMS based MFA not enabled.')

const tokensOf = <R extends Refusal>(outcome: SignedIn | R) =>
  outcome instanceof Refusal ? outcome : shownTokens(outcome.tokens)

/** `accounts/mfaEnrollment:start` */
export async function callMfaEnrollmentStart(
  identity: Identity,
  { idToken, totpEnrollmentInfo }: Input<'mfaEnrollmentStartRequest'>,
) {
  if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
  if (!totpEnrollmentInfo) return noPhones()
  const started = await startEnrolment(identity, idToken)
  if (started instanceof Refusal) return started
  return {
    totpSessionInfo: {
      sharedSecretKey: started.secret,
      verificationCodeLength: totpParameters.digits,
      hashingAlgorithm: totpParameters.algorithm,
      periodSec: totpParameters.period,
      sessionInfo: started.sessionInfo,
      finalizeEnrollmentTime: new Date(started.deadline).toISOString(),
    },
  }
}

/** `accounts/mfaEnrollment:finalize` */
export async function callMfaEnrollmentFinalize(
  identity: Identity,
  { idToken, displayName, totpVerificationInfo }: Input<'mfaEnrollmentFinalizeRequest'>,
) {
  if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
  if (!totpVerificationInfo) return noPhones()
  const { sessionInfo, verificationCode: code } = totpVerificationInfo
  if (!code) return refuseIdentity('MISSING_CODE')
  if (!sessionInfo) return refuseIdentity('MISSING_SESSION_INFO')
  return tokensOf(
    await finishEnrolment(identity, idToken, { sessionInfo, code, displayName: displayName || null }),
  )
}

/** `accounts/mfaEnrollment:withdraw` */
export async function callMfaEnrollmentWithdraw(
  identity: Identity,
  { idToken, mfaEnrollmentId }: Input<'mfaEnrollmentWithdrawRequest'>,
) {
  if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
  if (!mfaEnrollmentId) return refuseIdentity('MISSING_MFA_ENROLLMENT_ID')
  return tokensOf(await removeSecondFactor(identity, idToken, mfaEnrollmentId))
}

/**
 * `accounts/mfaSignIn:finalize`. A recovery code comes in the place of the app's. An app needs no `mfaSignIn:start`, which
 * sends codes to phones.
 */
export async function callMfaSignInFinalize(
  identity: Identity,
  { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo }: Input<'mfaSignInFinalizeRequest'>,
  address: string,
) {
  if (!mfaPendingCredential) return refuseIdentity('MISSING_MFA_PENDING_CREDENTIAL')
  if (!totpVerificationInfo) return noPhones()
  if (!mfaEnrollmentId) return refuseIdentity('MISSING_MFA_ENROLLMENT_ID')
  const code = totpVerificationInfo.verificationCode
  if (!code) return refuseIdentity('MISSING_CODE')
  return tokensOf(
    await finishSignIn(identity, {
      pendingCredential: mfaPendingCredential,
      factorId: mfaEnrollmentId,
      code,
      address,
    }),
  )
}
