import type { Db } from '#server/database.ts'
import type { LearnerId } from '#server/features/identity/learner.ts'

/** The learner's profile row, if one has been written. */
export function findProfile(db: Db, learner: LearnerId) {
  return db.selectFrom('profiles').selectAll().where('account_id', '=', learner).executeTakeFirst()
}

/** Creates or replaces the learner's profile; `now` in ms. */
export async function putProfile(
  db: Db,
  learner: LearnerId,
  profile: { name: string; walletAddress: string },
  now: number,
): Promise<void> {
  const changes = { name: profile.name, wallet_address: profile.walletAddress, updated_at: now }
  await db
    .insertInto('profiles')
    .values({ account_id: learner, created_at: now, ...changes })
    .onConflict((row) => row.column('account_id').doUpdateSet(changes))
    .execute()
}

/** Empties the wallet address of an account's profile, if there is one; `now` in ms. */
export async function clearWallet(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ wallet_address: '', updated_at: now })
    .where('account_id', '=', accountId)
    .where('wallet_address', '!=', '')
    .execute()
}
