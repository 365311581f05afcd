import type { Db } from '#server/database.ts'
import { selectTypedWallets } from './typed-wallet.store.ts'

/** What some accounts typed into their profiles as a wallet address, in whatever form, by the accounts' ids. */
export async function listTypedWallets(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = accountIds.length > 0 ? await selectTypedWallets(db, accountIds) : []
  return new Map(rows.map((row) => [row.account_id, row.wallet_address]))
}
