import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { signInWithEmailLink } from '../operations/sign-in-with-email-link.ts'
import { PendingSignIn } from '../second-factor/pending-sign-in.ts'
import { alongside, pendingAnswer, shownTokens, text } from './fields.ts'
import { serviceCall } from './service-host.ts'

const kind = 'identitytoolkit#EmailLinkSigninResponse'

export const signInWithEmailLinkCall = serviceCall({
  path: '/v1/accounts:signInWithEmailLink',
  schema: z.strictObject({ ...alongside, email: text, oobCode: text, idToken: text }),
  limitsOf: ({ code }) => [code],

  async answer(identity, { email, oobCode, idToken }, { address }) {
    if (!email) return refuseIdentity('MISSING_EMAIL')
    if (!oobCode) return refuseIdentity('MISSING_OOB_CODE')
    const outcome = await signInWithEmailLink(identity, { email, code: oobCode, idToken }, address)
    if (outcome instanceof Refusal) return outcome
    if (outcome instanceof PendingSignIn) return { ...pendingAnswer(outcome), kind, isNewUser: false }
    const { account, tokens, isNew } = outcome
    return {
      kind,
      localId: account.uid,
      email: account.email ?? undefined,
      isNewUser: isNew,
      ...shownTokens(tokens),
    }
  },
})
