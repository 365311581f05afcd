import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { findWallet } from './wallet.store.ts'
import { selectNonces } from './wallet-nonce.store.ts'

/** The learner's proven address, and the proofs that were begun and not finished. */
export async function exportWallet(db: Db, learner: LearnerId): Promise<AccountExport['wallet']> {
  const [row, nonces] = await Promise.all([findWallet(db, learner), selectNonces(db, learner)])
  return {
    proven: row ? { address: row.address, provenAt: row.proven_at } : null,
    begun: nonces.map((nonce) => ({ at: nonce.issued_at, until: nonce.expires_at })),
  }
}
