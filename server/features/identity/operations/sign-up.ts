import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { admitSignUp } from '../limits/admit-sign-up.ts'
import { markFamiliar } from '../limits/familiar-address.ts'
import { insertAccount } from '../records/account.store.ts'
import { issueTokens, type SignedIn, startSession } from '../sessions/session.ts'
import { type CreationRefusal, draftAccount, type NewAccount } from './create-account.ts'

/**
 * Creates an account and its first session, both or neither. `address` is where the caller is, as networkOf has it;
 * the account knows it from now on.
 */
export async function signUp(
  identity: Identity,
  input: NewAccount,
  address = '',
): Promise<SignedIn | CreationRefusal> {
  const draft = await draftAccount(identity, input, () => admitSignUp(identity))
  if (draft instanceof Refusal) return draft
  const now = draft.createdAt
  const account = { ...draft, lastLoginAt: now, lastRefreshAt: now }
  const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: now }
  const refreshToken = await inTransaction(
    identity.db,
    async (tx) => {
      if (!(await insertAccount(tx, account))) return undefined
      await markFamiliar(tx, identity, account, address)
      return startSession(tx, identity, session)
    },
    { isolation: 'read committed' },
  )
  if (refreshToken === undefined) return refuseIdentity('EMAIL_EXISTS')
  return issueTokens(identity, account, session, refreshToken)
}
