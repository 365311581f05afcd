import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { signInWithCustomToken } from '../operations/sign-in-with-custom-token.ts'
import { shownTokens } from './answers.ts'
import type { signInWithCustomTokenRequest } from './requests.ts'

/** `accounts:signInWithCustomToken` */
export async function callSignInWithCustomToken(
  identity: Identity,
  { token }: z.output<typeof signInWithCustomTokenRequest>,
) {
  if (!token) return refuseIdentity('MISSING_CUSTOM_TOKEN')
  const outcome = await signInWithCustomToken(identity, token)
  if (outcome instanceof Refusal) return outcome
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: outcome.isNew,
    ...shownTokens(outcome.tokens),
  }
}
