import type { Db } from '#server/database.ts'
import { isOperator } from '#server/features/operators/operator.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { findSecondFactor } from '../records/second-factor.store.ts'
import { anonymousProvider, customProvider } from '../records/session-provider.ts'
import { signState } from '../second-factor/signed-state.ts'
import { newTotpSecret } from '../second-factor/totp.ts'
import { authenticateAccount, refuseOldSignIn } from '../sessions/session.ts'
import { type IdTokenClaims, verifyIdToken } from '../tokens/verify-id-token.ts'

/** How long setting up the app may take, in seconds. */
const enrolmentLife = 15 * 60

/**
 * Makes a key for an authenticator app of the account of an ID token: `sessionInfo` carries it to the call that
 * finishes the enrolment. Nothing is stored yet.
 */
export async function startEnrolment(identity: Identity, idToken: string) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const account = await authenticateToEnrol(identity.db, identity, claims)
  if (account instanceof Refusal) return account
  const secret = newTotpSecret(identity.random)
  return {
    secret,
    sessionInfo: await signState(identity, 'enrolment', { sub: account.uid, secret }, enrolmentLife),
    /** In ms. */
    deadline: identity.clock() + enrolmentLife * 1000,
  }
}

/**
 * The account of an ID token, if it may get a second factor: an operator's, soon after a sign-in. Learners are not
 * offered one: whoever took their account could lock them out by it for good, and there is nobody at a desk to help.
 */
export async function authenticateToEnrol(db: Db, identity: Identity, claims: IdTokenClaims) {
  const account = await authenticateAccount(db, claims)
  if (account instanceof Refusal) return account
  if ([anonymousProvider, customProvider].includes(claims.signInProvider))
    return refuseIdentity('UNSUPPORTED_FIRST_FACTOR')
  if (!account.emailVerified) return refuseIdentity('UNVERIFIED_EMAIL')
  if (!(await isOperator({ ...identity, db }, account)))
    return refuseIdentity('OPERATION_NOT_ALLOWED', 'Second factors are for operators.')
  const old = refuseOldSignIn(identity, claims, account)
  if (old) return old
  return (await findSecondFactor(db, account.uid)) ? refuseIdentity('SECOND_FACTOR_EXISTS') : account
}
