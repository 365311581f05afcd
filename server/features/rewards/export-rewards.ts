import type { AccountExport } from '#contract/account-export.ts'
import type { Db } from '#server/database.ts'
import { selectRewards } from './reward.store.ts'

/**
 * The submissions with the account's e-mail. Only with a verified one: submissions belong to no account, and whoever
 * registers somebody else's e-mail must not read that person's.
 */
export async function exportRewards(
  db: Db,
  { email, emailVerified }: { readonly email: string | null; readonly emailVerified: boolean },
): Promise<AccountExport['rewards']> {
  if (email === null || !emailVerified) return []
  const rows = await selectRewards(db, email)
  return rows.map((row) => ({
    email: row.email,
    evmAddress: row.evm_address,
    submittedAt: row.submitted_at,
    confirmedAt: row.confirmed_at,
  }))
}
