import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { clearWallet } from './profile.store.ts'

/**
 * Takes the wallet address out of a profile, for an account that goes over to whoever has proven its e-mail: rewards
 * must not go to the wallet of a stranger who had it before. Takes part in the caller's transaction. By the account's
 * id, since nobody has signed in to it yet.
 */
export async function deleteWallet(tx: Db, { clock }: { clock: Clock }, accountId: string): Promise<void> {
  await clearWallet(tx, accountId, clock())
}
