import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { findUsableCode } from '../../emails/action-code.ts'
import { authorizedDomains } from '../../emails/action-link.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { resetPassword } from '../../operations/action-codes/reset-password.ts'
import {
  sendEmailChange,
  sendEmailVerification,
  sendPasswordReset,
  sendSignInLink,
} from '../../operations/action-codes/send-action-code.ts'
import { type ServiceCaller, serviceCall } from '../service-host.ts'
import { alongside, flag, oneOf, text } from './fields.ts'

const requestTypes = [
  'OOB_REQ_TYPE_UNSPECIFIED',
  'PASSWORD_RESET',
  'OLD_EMAIL_AGREE',
  'NEW_EMAIL_ACCEPT',
  'VERIFY_EMAIL',
  'RECOVER_EMAIL',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
  'REVERT_SECOND_FACTOR_ADDITION',
] as const

const oobSchema = z.strictObject({
  ...alongside,
  requestType: oneOf(requestTypes).nullish(),
  email: text,
  idToken: text,
  newEmail: text,
  continueUrl: text,
  returnOobLink: flag,
  // Where an app rather than a page opens the link. There is no app.
  canHandleCodeInApp: flag,
  dynamicLinkDomain: text,
  linkDomain: text,
  iOSBundleId: text,
  androidPackageName: text,
  androidMinimumVersionCode: text,
  androidInstallApp: flag,
})

/** Links are answered to administrators only, and there are none. The e-mail of the answer is the account's own. */
export const sendOobCodeCall = serviceCall({
  path: '/v1/accounts:sendOobCode',
  schema: oobSchema,
  limitsOf: ({ mail }) => [mail],

  async answer(identity, input, caller) {
    if (!input.requestType || input.requestType === 'OOB_REQ_TYPE_UNSPECIFIED')
      return refuseIdentity('MISSING_REQ_TYPE')
    if (input.returnOobLink) return refuseIdentity('INSUFFICIENT_PERMISSION')
    const outcome = await send(identity, input, caller)
    if (outcome instanceof Refusal) return outcome
    return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: outcome.email }
  },
})

async function send(identity: Identity, input: z.output<typeof oobSchema>, caller: ServiceCaller) {
  const { requestType, email, idToken, newEmail, continueUrl } = input
  const asked = { ...caller, continueUrl }
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

/** Without a new password it says what a code is for, but not for which e-mail a sign-in link is. */
export const resetPasswordCall = serviceCall({
  path: '/v1/accounts:resetPassword',
  schema: z.strictObject({ ...alongside, oobCode: text, newPassword: text }),
  limitsOf: ({ code }) => [code],

  async answer(identity, { oobCode, newPassword }) {
    if (!oobCode) return refuseIdentity('MISSING_OOB_CODE')
    const outcome = newPassword
      ? await resetPassword(identity, { code: oobCode, password: newPassword })
      : await findUsableCode(identity, oobCode)
    if (outcome instanceof Refusal) return outcome
    const { requestType, email, newEmail } = outcome
    return {
      kind: 'identitytoolkit#ResetPasswordResponse',
      requestType,
      email: requestType === 'EMAIL_SIGNIN' ? undefined : email,
      newEmail: newEmail ?? undefined,
    }
  },
})

/** It says where the links of e-mails may lead on to. */
export const projectsCall = serviceCall({
  method: 'GET',
  path: '/v1/projects',
  schema: z.strictObject({}),
  answer: async (identity) => ({
    projectId: identity.settings.projectId,
    authorizedDomains: authorizedDomains(identity),
  }),
})
