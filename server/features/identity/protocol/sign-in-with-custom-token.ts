import { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { signInWithCustomToken } from '../operations/sign-in-with-custom-token.ts'
import { shownTokens } from './account-view.ts'
import { alongside, text } from './request-fields.ts'
import { serviceCall } from './service-call.ts'

/** `accounts:signInWithCustomToken` */
export const signInWithCustomTokenCall = serviceCall({
  path: '/v1/accounts:signInWithCustomToken',
  schema: z.strictObject({ ...alongside, token: text }),
  limitsOf: ({ signIn }) => [signIn],

  async answer(identity, { token }) {
    if (!token) return refuseIdentity('MISSING_CUSTOM_TOKEN')
    const outcome = await signInWithCustomToken(identity, token)
    if (outcome instanceof Refusal) return outcome
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser: outcome.isNew,
      ...shownTokens(outcome.tokens),
    }
  },
})
