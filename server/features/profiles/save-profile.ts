import type { Profile } from '#contract/profiles.ts'
import type { Learner } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { clearWallet, findProfile, putProfile } from './profile.store.ts'

/** The e-mail is the account's and cannot be given (S7.16). */
export async function saveProfile(
  { db, clock }: { db: Db; clock: Clock },
  learner: Learner,
  input: { name: string; walletAddress?: string | undefined },
): Promise<Profile> {
  const walletAddress = input.walletAddress ?? ''
  await putProfile(db, learner.id, { name: input.name, walletAddress }, clock())
  return { name: input.name, email: learner.email, walletAddress }
}

/** Null when none has been written yet (S3.2). */
export async function getProfile(db: Db, learner: Learner): Promise<Profile | null> {
  const row = await findProfile(db, learner.id)
  return row ? { name: row.name, email: learner.email, walletAddress: row.wallet_address } : null
}

/** The account goes over to its e-mail's owner, not signed in yet: rewards must not go to a stranger's wallet. */
export async function deleteWallet(tx: Db, { clock }: { clock: Clock }, accountId: string): Promise<void> {
  await clearWallet(tx, accountId, clock())
}
