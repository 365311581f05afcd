import { saveProfile } from '#features/profiles/server/save-profile.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'

/** A learner with a certificate and an address, verified or typed into the profile. */
export interface TestClaim {
  readonly id: string
  readonly verified?: string
  readonly typed?: string
}

/** Adds a learner with a certificate whose e-mail is verified. */
export async function addTestClaim(db: Db, { id, verified, typed }: TestClaim): Promise<Learner> {
  const learner = await createTestLearner(db, `${id.toLowerCase()}@example.org`)
  await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', learner.id).execute()
  await addTestCertificate(db, learner.id, { id })
  if (verified)
    await db
      .insertInto('wallets')
      .values({ account_id: learner.id, address: verified, proven_at: 0 })
      .execute()
  if (typed) await saveProfile({ db, clock: () => 0 }, learner, { name: id, walletAddress: typed })
  return learner
}

/** An address made of one digit, as EIP-55 writes it: these have nothing but digits. */
export const testAddress = (digits: string) => `0x${digits.repeat(40).slice(0, 40)}`
