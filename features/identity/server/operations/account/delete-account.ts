import type { Learner } from '#platform/server/access/callers.ts'
import { second } from '#platform/server/clock/clock.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { Identity } from '../../identity.ts'
import { findAccount, removeAccount } from '../../records/account.store.ts'
import { deleteSignInLinks } from '../../records/action-code.store.ts'
import { noteDeletedAccount } from '../../records/deleted-account.store.ts'
import {
  authenticateAccount,
  isRecentSignIn,
  refuseOldSignIn,
  verifyIdToken,
} from '../../tokens/verify-id-token.ts'

/** Soon after a sign-in only. Sign-in links and reward submissions belong to no account and go by the e-mail. */
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

/** Deletes our rows of a hosted account, soon after a sign-in only; no older token may bring the account back. */
export async function deleteHostedAccount(
  identity: Pick<Identity, 'db' | 'clock' | 'settings' | 'eraseTraces'>,
  { id, authenticatedAt }: Learner,
): Promise<Record<never, never> | Refusal<'not-hosted' | 'requires-recent-login'>> {
  if (identity.settings.mode !== 'firebase')
    return refuse('not-hosted', 'Delete the account at the identity service.')
  if (!isRecentSignIn(identity, authenticatedAt))
    return refuse('requires-recent-login', 'Log in again first: this cannot be undone.')
  const now = identity.clock()
  // Times of sign-in are whole seconds, by a clock that may be ahead of ours.
  const validSince = Math.max(Math.floor(now / second), authenticatedAt) * second + second
  await inTransaction(identity.db, async (tx) => {
    const account = await findAccount(tx, id)
    if (account) await identity.eraseTraces(tx, account)
    await removeAccount(tx, id)
    await noteDeletedAccount(tx, id, validSince, now)
  })
  return {}
}
