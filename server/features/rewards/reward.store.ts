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

/** The submissions with an e-mail, whatever its case, the first one first. `email` in lower case. */
export function selectRewards(db: Db, email: string) {
  return db
    .selectFrom('rewards')
    .select(['email', 'evm_address', 'submitted_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}
