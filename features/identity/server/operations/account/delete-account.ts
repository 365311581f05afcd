import type { Learner } from '#platform/server/access/callers.ts'
import { second } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { Identity } from '../../identity.ts'
import { findAccount, removeAccount } from '../../records/account.store.ts'
import type { Account } from '../../records/account.ts'
import { deleteSignInLinks } from '../../records/action-code.store.ts'
import { noteDeletedAccount } from '../../records/deleted-account.store.ts'
import {
  authenticateAccount,
  isRecentSignIn,
  refuseOldSignIn,
  verifyIdToken,
} from '../../tokens/verify-id-token.ts'

type EraseParts = Pick<Identity, 'clock' | 'eraseTraces'> & {
  readonly settings: Pick<Identity['settings'], 'mode'>
}

/**
 * Sign-in links and reward submissions belong to no account and go by the e-mail. Of the hosted service only what is ours;
 * no older token may bring it back, nor one of the second after `authenticatedAt` (s).
 */
export async function eraseAccount(
  tx: Db,
  { clock, eraseTraces, settings }: EraseParts,
  account: Pick<Account, 'uid' | 'email' | 'emailVerified'>,
  authenticatedAt = 0,
): Promise<void> {
  const now = clock()
  if (account.email !== null) await deleteSignInLinks(tx, account.email)
  await eraseTraces(tx, account)
  await removeAccount(tx, account.uid)
  if (settings.mode !== 'firebase') return
  // Times of sign-in are whole seconds, by a clock that may be ahead of ours.
  const validSince = Math.max(Math.floor(now / second), authenticatedAt) * second + second
  await noteDeletedAccount(tx, account.uid, validSince, now)
}

/** Soon after a sign-in only. */
export async function deleteAccount(identity: Identity, idToken: string) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  return inTransaction(identity.db, async (tx) => {
    const account = await authenticateAccount(tx, claims)
    if (account instanceof Refusal) return account
    const old = refuseOldSignIn(identity, claims, account)
    if (old) return old
    await eraseAccount(tx, identity, account)
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
  await inTransaction(identity.db, async (tx) => {
    const account = await findAccount(tx, id)
    const known = account ?? { uid: id, email: null, emailVerified: false }
    await eraseAccount(tx, identity, known, authenticatedAt)
  })
  return {}
}
