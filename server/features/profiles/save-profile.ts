import type { Profile } from '#contract/profiles.ts'
import type { Learner } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { clearWallet, findProfile, putProfile } from './profile.store.ts'

/** Creates or replaces the learner's own profile (S7.16). The e-mail is the account's and cannot be given. */
export async function saveProfile(
  { db, clock }: { db: Db; clock: Clock },
  learner: Learner,
  input: { name: string; walletAddress?: string | undefined },
): Promise<Profile> {
  const walletAddress = input.walletAddress ?? ''
  await putProfile(db, learner.id, { name: input.name, walletAddress }, clock())
  return { name: input.name, email: learner.email, walletAddress }
}

/** The learner's profile (S3.2); null when none has been written yet. */
export async function getProfile(db: Db, learner: Learner): Promise<Profile | null> {
  const row = await findProfile(db, learner.id)
  return row ? { name: row.name, email: learner.email, walletAddress: row.wallet_address } : null
}

/**
 * Takes the wallet address out of a profile, for an account that goes over to the owner of its e-mail: rewards
 * must not go to the wallet of a stranger who had it before. Takes part in the caller's transaction. By the account's
 * id, since its owner has not signed in to it yet.
 */
export async function deleteWallet(tx: Db, { clock }: { clock: Clock }, accountId: string): Promise<void> {
  await clearWallet(tx, accountId, clock())
}
