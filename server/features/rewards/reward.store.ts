import type { Db } from '#server/database.ts'

/** Adds a submission; there is no way to change one. `submittedAt` in ms. */
export async function insertReward(
  db: Db,
  reward: { id: string; email: string; evmAddress: string; submittedAt: number },
): Promise<void> {
  await db
    .insertInto('rewards')
    .values({
      id: reward.id,
      email: reward.email,
      evm_address: reward.evmAddress,
      submitted_at: reward.submittedAt,
    })
    .execute()
}
