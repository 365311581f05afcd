import type { Profile } from '#contract/profiles.ts'
import type { Learner } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { putProfile } from './profile.store.ts'

/** Creates or replaces the learner's own profile (spec §7). The e-mail is the account's and cannot be given. */
export async function saveProfile(
  { db, clock }: { db: Db; clock: Clock },
  learner: Learner,
  input: { name: string; walletAddress?: string | undefined },
): Promise<Profile> {
  const walletAddress = input.walletAddress ?? ''
  await putProfile(db, learner.id, { name: input.name, walletAddress }, clock())
  return { name: input.name, email: learner.email, walletAddress }
}
