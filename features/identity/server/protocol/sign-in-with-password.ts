import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { PendingSignIn } from '../second-factor/pending-sign-in.ts'
import { alongside, pendingAnswer, shownProfile, shownTokens, text } from './fields.ts'
import { serviceCall } from './service-host.ts'

const kind = 'identitytoolkit#VerifyPasswordResponse'

/** An empty e-mail is malformed here, as in the genuine service. */
export const signInWithPasswordCall = serviceCall({
  path: '/v1/accounts:signInWithPassword',
  schema: z.strictObject({ ...alongside, email: text, password: text }),

  async answer(identity, { email, password }, { address }) {
    if (email === undefined) return refuseIdentity('MISSING_EMAIL')
    if (!password) return refuseIdentity('MISSING_PASSWORD')
    const outcome = await signInWithPassword(identity, { email, password }, address)
    if (outcome instanceof Refusal) return outcome
    if (outcome instanceof PendingSignIn) return { ...pendingAnswer(outcome), kind, registered: true }
    const { account, tokens } = outcome
    return {
      kind,
      localId: account.uid,
      email: account.email ?? undefined,
      ...shownProfile(account),
      registered: true,
      ...shownTokens(tokens),
    }
  },
})
