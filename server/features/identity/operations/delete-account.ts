import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Identity } from '../identity.ts'
import { removeAccount } from '../records/account.store.ts'
import { deleteSignInLinks } from '../records/action-code.store.ts'
import { authenticateAccount, refuseOldSignIn } from '../sessions/session.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'

/**
 * Deletes the account of an ID token with everything that belongs to it, soon after a sign-in only. Sign-in links and
 * reward submissions go by the e-mail, since they belong to no account.
 */
export async function deleteAccount(identity: Identity, idToken: string) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  return inTransaction(identity.db, async (tx) => {
    const account = await authenticateAccount(tx, claims)
    if (account instanceof Refusal) return account
    const old = refuseOldSignIn(identity, claims, account)
    if (old) return old
    if (account.email !== null) await deleteSignInLinks(tx, account.email)
    await identity.eraseTraces(tx, account)
    await removeAccount(tx, account.uid)
    return { uid: account.uid }
  })
}
