import { z } from 'zod'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import { linkPassword, signUp, signUpAnonymously } from '../operations/sign-up.ts'
import type { SignedIn } from '../sessions/session.ts'
import { alongside, displayName, flag, shownProfile, shownTokens, text } from './fields.ts'
import { serviceCall } from './service-host.ts'

/** Without e-mail and password it makes an anonymous account; with an ID token it links them to the token's account. */
export const signUpCall = serviceCall({
  path: '/v1/accounts:signUp',
  schema: z.strictObject({
    ...alongside,
    email: text,
    password: text,
    displayName,
    idToken: text,
    // For administrators; ignored as in the genuine service.
    photoUrl: text,
    emailVerified: flag,
    disabled: flag,
    localId: text,
  }),
  limitsOf: ({ signUp }) => [signUp],

  async answer(identity, { email, password, idToken, localId, ...input }, { address }) {
    const displayName = input.displayName ?? undefined
    if (localId) return refuseIdentity('UNEXPECTED_PARAMETER')
    if (email === '' && !password && !idToken) return refuseIdentity('INVALID_EMAIL')
    if (!email && !password && !idToken) return answerOf(await signUpAnonymously(identity, address))
    if (!email) return refuseIdentity('MISSING_EMAIL')
    if (!password) return refuseIdentity('MISSING_PASSWORD')
    const credential = { email, password, displayName }
    return answerOf(
      idToken
        ? await linkPassword(identity, idToken, credential)
        : await signUp(identity, credential, address),
    )
  },
})

function answerOf<R extends Refusal>(outcome: SignedIn | R) {
  if (outcome instanceof Refusal) return outcome
  const { account, tokens } = outcome
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email: account.email ?? undefined,
    ...shownProfile(account),
    ...shownTokens(tokens),
  }
}
