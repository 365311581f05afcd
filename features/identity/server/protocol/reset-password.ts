import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { findUsableCode } from '../emails/action-code.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { resetPassword } from '../operations/reset-password.ts'
import { alongside, text } from './fields.ts'
import { serviceCall } from './service-host.ts'

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
