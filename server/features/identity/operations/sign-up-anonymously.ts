import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { admitSignUp } from '../limits/admit-sign-up.ts'
import { insertAccount } from '../records/account.store.ts'
import { newAccountId } from '../records/account-id.ts'
import { emptyAccount } from '../records/empty-account.ts'
import { anonymousProvider } from '../records/session-provider.ts'
import { issueTokens, type SignedIn, startSession } from '../sessions/session.ts'

/** Creates an account without an e-mail and its only session, where the settings allow it. */
export async function signUpAnonymously(
  identity: Identity,
): Promise<SignedIn | Refusal<'ADMIN_ONLY_OPERATION' | 'TOO_MANY_ATTEMPTS_TRY_LATER'>> {
  if (!identity.settings.anonymous) return refuseIdentity('ADMIN_ONLY_OPERATION')
  const excess = await admitSignUp(identity)
  if (excess) return excess
  const now = identity.clock()
  const account = emptyAccount(newAccountId(identity.random), now)
  const session = { uid: account.uid, signInProvider: anonymousProvider, authenticatedAt: now }
  const refreshToken = await inTransaction(
    identity.db,
    async (tx) => {
      await insertAccount(tx, account)
      return startSession(tx, identity, session)
    },
    { isolation: 'read committed' },
  )
  return issueTokens(identity, account, session, refreshToken)
}
