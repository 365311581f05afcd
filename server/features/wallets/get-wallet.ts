import type { Wallet } from '#contract/wallets.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { findWallet } from './wallet.store.ts'

/** The address that the learner has proven. */
export async function getWallet(db: Db, learner: LearnerId): Promise<Wallet | null> {
  const row = await findWallet(db, learner)
  return row ? { address: row.address, provenAt: row.proven_at } : null
}
