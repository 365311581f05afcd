import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { insertAccount } from '../accounts/account.store.ts'
import { type CreationRefusal, draftAccount, type NewAccount } from '../accounts/create-account.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { issueTokens, type SignedIn } from './signed-in.ts'
import { startSession } from './start-session.ts'

/** Creates an account and its first session, both or neither. */
export async function signUp(identity: Identity, input: NewAccount): Promise<SignedIn | CreationRefusal> {
  const draft = await draftAccount(identity, input)
  if (draft instanceof Refusal) return draft
  const now = draft.createdAt
  const account = { ...draft, lastLoginAt: now, lastRefreshAt: now }
  const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: now }
  const refreshToken = await inTransaction(
    identity.db,
    async (tx) => {
      const added = await insertAccount(tx, account)
      return added ? startSession(tx, identity, session) : undefined
    },
    { isolation: 'read committed' },
  )
  if (refreshToken === undefined) return refuseIdentity('EMAIL_EXISTS')
  return issueTokens(identity, account, session, refreshToken)
}
