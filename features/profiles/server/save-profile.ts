import type { Profile, ProfileInput, StoredProfile } from '#features/profiles/contract.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { findProfile, putProfile } from './profile.store.ts'

/** The e-mail is the account's and cannot be given (S7.16). */
export async function saveProfile(
  { db, clock }: { db: Db; clock: Clock },
  learner: Learner,
  input: ProfileInput,
): Promise<Profile> {
  return shownTo(learner, await putProfile(db, learner.id, input, clock()))
}

/** Null when none has been written yet (S3.2). */
export async function getProfile(db: Db, learner: Learner): Promise<Profile | null> {
  const profile = await findProfile(db, learner.id)
  return profile ? shownTo(learner, profile) : null
}

const shownTo = ({ email }: Learner, { createdAt, updatedAt, ...profile }: StoredProfile): Profile => ({
  ...profile,
  email,
})
