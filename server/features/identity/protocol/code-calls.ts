import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findUsableCode } from '../emails/action-code.ts'
import { authorizedDomains, parseWebAddress } from '../emails/action-link.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { applyActionCode } from '../operations/apply-action-code.ts'
import { listSignInMethods } from '../operations/list-sign-in-methods.ts'
import { resetPassword } from '../operations/reset-password.ts'
import {
  sendEmailChange,
  sendEmailVerification,
  sendPasswordReset,
  sendSignInLink,
} from '../operations/send-action-code.ts'
import { signInWithEmailLink } from '../operations/sign-in-with-email-link.ts'
import { listLinkedIdentities } from '../records/linked-identity.store.ts'
import { PendingSignIn } from '../second-factor/pending-sign-in.ts'
import {
  appliedCodeAnswer,
  codeAnswer,
  createAuthUriAnswer,
  emailLinkAnswer,
  sentCodeAnswer,
} from './code-answers.ts'
import type * as requests from './requests.ts'
import { pendingAnswer } from './second-factor-answers.ts'

type Input<Name extends keyof typeof requests> = z.output<(typeof requests)[Name]>

/** `accounts:sendOobCode`. Links themselves are answered to administrators only, and there are none. */
export async function callSendOobCode(
  identity: Identity,
  input: Input<'sendOobCodeRequest'>,
  address: string,
  language?: string,
) {
  if (!input.requestType || input.requestType === 'OOB_REQ_TYPE_UNSPECIFIED')
    return refuseIdentity('MISSING_REQ_TYPE')
  if (input.returnOobLink) return refuseIdentity('INSUFFICIENT_PERMISSION')
  const outcome = await send(identity, input, { address, language })
  return outcome instanceof Refusal ? outcome : sentCodeAnswer(outcome.email)
}

async function send(
  identity: Identity,
  input: Input<'sendOobCodeRequest'>,
  asking: { readonly address: string; readonly language: string | undefined },
) {
  const { requestType, email, idToken, newEmail, continueUrl } = input
  const asked = { ...asking, continueUrl }
  switch (requestType) {
    case 'PASSWORD_RESET':
      return email ? sendPasswordReset(identity, { ...asked, email }) : refuseIdentity('MISSING_EMAIL')
    case 'EMAIL_SIGNIN':
      if (!email) return refuseIdentity('MISSING_EMAIL')
      return continueUrl
        ? sendSignInLink(identity, { ...asked, email })
        : refuseIdentity('MISSING_CONTINUE_URI')
    case 'VERIFY_EMAIL':
      return idToken
        ? sendEmailVerification(identity, { ...asked, idToken })
        : refuseIdentity('MISSING_ID_TOKEN')
    case 'VERIFY_AND_CHANGE_EMAIL':
      if (!newEmail) return refuseIdentity('MISSING_NEW_EMAIL')
      return idToken
        ? sendEmailChange(identity, { ...asked, idToken, newEmail })
        : refuseIdentity('MISSING_ID_TOKEN')
    default:
      return refuseIdentity('INVALID_REQ_TYPE')
  }
}

/** `accounts:resetPassword`: with a new password it sets it, without one it says what a code is for. */
export async function callResetPassword(
  identity: Identity,
  { oobCode, newPassword }: Input<'resetPasswordRequest'>,
) {
  if (!oobCode) return refuseIdentity('MISSING_OOB_CODE')
  const outcome = newPassword
    ? await resetPassword(identity, { code: oobCode, password: newPassword })
    : await findUsableCode(identity, oobCode)
  return outcome instanceof Refusal ? outcome : codeAnswer(outcome)
}

/** `accounts:update` with a code. */
export async function callApplyCode(identity: Identity, oobCode: string) {
  const outcome = await applyActionCode(identity, oobCode)
  if (outcome instanceof Refusal) return outcome
  return appliedCodeAnswer(outcome, await listLinkedIdentities(identity.db, outcome.account.uid))
}

/** `accounts:signInWithEmailLink` */
export async function callSignInWithEmailLink(
  identity: Identity,
  { email, oobCode, idToken }: Input<'signInWithEmailLinkRequest'>,
  address: string,
) {
  if (!email) return refuseIdentity('MISSING_EMAIL')
  if (!oobCode) return refuseIdentity('MISSING_OOB_CODE')
  const outcome = await signInWithEmailLink(identity, { email, code: oobCode, idToken }, address)
  if (outcome instanceof Refusal) return outcome
  return outcome instanceof PendingSignIn
    ? { ...pendingAnswer(outcome), kind: 'identitytoolkit#EmailLinkSigninResponse', isNewUser: false }
    : emailLinkAnswer(outcome)
}

/** `accounts:createAuthUri`, of which only the sign-in methods of an e-mail are offered. */
export async function callCreateAuthUri(
  identity: Identity,
  { identifier, continueUri, providerId, sessionId }: Input<'createAuthUriRequest'>,
) {
  if (providerId) return refuseIdentity('OPERATION_NOT_ALLOWED')
  if (!identifier) return refuseIdentity('MISSING_IDENTIFIER')
  if (!continueUri) return refuseIdentity('MISSING_CONTINUE_URI')
  if (!parseWebAddress(continueUri)) return refuseIdentity('INVALID_CONTINUE_URI')
  const methods = await listSignInMethods(identity, identifier)
  if (methods instanceof Refusal) return methods
  return createAuthUriAnswer(methods, sessionId ?? Buffer.from(identity.random(20)).toString('base64url'))
}

/** `projects` */
export async function callProjects(identity: Identity) {
  return { projectId: identity.settings.projectId, authorizedDomains: authorizedDomains(identity) }
}
