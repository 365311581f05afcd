import type { adoptGuest as contract } from '#features/guests/contract.ts'
import { findAccountToErase } from '#features/identity/server/identity.facade.ts'
import { eraseAccount } from '#features/identity/server/operations/account/delete-account.ts'
import { findGuest } from '#features/identity/server/operations/account/guest-account.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** Of every feature. */
    readonly adopt: NonNullable<Feature['adopt']>
  }
}

/**
 * Gives a learner what a guest on their device has done, and removes the guest, in one transaction: sent twice it finds no
 * guest the second time.
 */
export async function adoptGuest(
  { identity, adopt }: Pick<Parts, 'identity' | 'adopt'>,
  learner: LearnerId,
  idToken: string,
): Promise<Outcome<typeof contract>> {
  const found = await findGuest(identity, idToken)
  return inTransaction(identity.db, async (tx) => {
    // It may have been adopted, or registered, since its token was looked at.
    const guest = found && (await findAccountToErase(tx, found.uid))
    if (!guest || guest.email !== null || guest.uid === learner)
      return refuse('unknown-guest', 'There is no such guest.')
    await adopt(tx, guest.uid, learner)
    await eraseAccount(tx, identity, guest)
    return {}
  })
}
