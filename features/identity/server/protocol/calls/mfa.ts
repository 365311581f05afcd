import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import { finishEnrolment, startEnrolment } from '../../operations/second-factor/enrol-second-factor.ts'
import { finishSignIn } from '../../operations/second-factor/finish-sign-in.ts'
import { removeSecondFactor } from '../../operations/second-factor/second-factor.ts'
import { totpParameters } from '../../second-factor/codes.ts'
import type { SignedIn } from '../../sessions/session.ts'
import { serviceCall } from '../service-host.ts'
import { alongside, displayName, shownTokens, text } from './fields.ts'

const totpVerificationInfo = z.strictObject({ sessionInfo: text, verificationCode: text }).nullish()
/** Only an authenticator app is offered, no codes by text message. */
const phone = z.record(z.string(), z.unknown()).nullish()
const refusePhone = () => refuseIdentity('OPERATION_NOT_ALLOWED', 'SMS based MFA not enabled.')

const tokensOf = <R extends Refusal>(outcome: SignedIn | R) =>
  outcome instanceof Refusal ? outcome : shownTokens(outcome.tokens)

export const mfaEnrollmentStartCall = serviceCall({
  path: '/v2/accounts/mfaEnrollment:start',
  schema: z.strictObject({
    ...alongside,
    idToken: text,
    totpEnrollmentInfo: z.strictObject({}).nullish(),
    phoneEnrollmentInfo: phone,
  }),

  async answer(identity, { idToken, totpEnrollmentInfo }) {
    if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
    if (!totpEnrollmentInfo) return refusePhone()
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
  },
})

export const mfaEnrollmentFinalizeCall = serviceCall({
  path: '/v2/accounts/mfaEnrollment:finalize',
  schema: z.strictObject({
    ...alongside,
    idToken: text,
    displayName,
    totpVerificationInfo,
    phoneVerificationInfo: phone,
  }),
  limitsOf: ({ code }) => [code],

  async answer(identity, { idToken, displayName, totpVerificationInfo }, { language }) {
    if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
    if (!totpVerificationInfo) return refusePhone()
    const { sessionInfo, verificationCode: code } = totpVerificationInfo
    if (!code) return refuseIdentity('MISSING_CODE')
    if (!sessionInfo) return refuseIdentity('MISSING_SESSION_INFO')
    const enrolment = { sessionInfo, code, language, displayName: displayName || null }
    return tokensOf(await finishEnrolment(identity, idToken, enrolment))
  },
})

export const mfaEnrollmentWithdrawCall = serviceCall({
  path: '/v2/accounts/mfaEnrollment:withdraw',
  schema: z.strictObject({ ...alongside, idToken: text, mfaEnrollmentId: text }),

  async answer(identity, { idToken, mfaEnrollmentId }) {
    if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
    if (!mfaEnrollmentId) return refuseIdentity('MISSING_MFA_ENROLLMENT_ID')
    return tokensOf(await removeSecondFactor(identity, idToken, mfaEnrollmentId))
  },
})

/** A recovery code may come in place of the app's. An app needs no `mfaSignIn:start`, which sends codes to phones. */
export const mfaSignInFinalizeCall = serviceCall({
  path: '/v2/accounts/mfaSignIn:finalize',
  schema: z.strictObject({
    ...alongside,
    mfaPendingCredential: text,
    mfaEnrollmentId: text,
    totpVerificationInfo,
    phoneVerificationInfo: phone,
  }),
  limitsOf: ({ code }) => [code],

  async answer(identity, input, { address }) {
    const { mfaPendingCredential: pendingCredential, mfaEnrollmentId: factorId, totpVerificationInfo } = input
    if (!pendingCredential) return refuseIdentity('MISSING_MFA_PENDING_CREDENTIAL')
    if (!totpVerificationInfo) return refusePhone()
    if (!factorId) return refuseIdentity('MISSING_MFA_ENROLLMENT_ID')
    const code = totpVerificationInfo.verificationCode
    if (!code) return refuseIdentity('MISSING_CODE')
    return tokensOf(await finishSignIn(identity, { pendingCredential, factorId, code, address }))
  },
})
