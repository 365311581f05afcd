import type { Profile } from '#contract/profiles.ts'
import type { Learner } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { findProfile } from './profile.store.ts'

/** The learner's profile as the spec's `users` document (§3); null when none has been written yet. */
export async function getProfile(db: Db, learner: Learner): Promise<Profile | null> {
  const row = await findProfile(db, learner.id)
  return row ? { name: row.name, email: learner.email, walletAddress: row.wallet_address } : null
}
