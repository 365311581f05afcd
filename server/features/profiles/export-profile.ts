import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { findProfile } from './profile.store.ts'

/** The learner's profile with its times. */
export async function exportProfile(db: Db, learner: LearnerId): Promise<AccountExport['profile']> {
  const row = await findProfile(db, learner)
  if (!row) return null
  return {
    name: row.name,
    walletAddress: row.wallet_address,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
