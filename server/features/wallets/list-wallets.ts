import type { Db } from '#server/database.ts'
import { selectWalletsAt, selectWalletsOf } from './wallet.store.ts'

/** The proven addresses of some accounts, by the accounts' ids. */
export async function listWallets(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await selectWalletsOf(db, accountIds)
  return new Map(rows.map((row) => [row.account_id, row.address]))
}

/** The accounts that have proven some addresses (as EIP-55 writes them), by the addresses. */
export async function listWalletOwners(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await selectWalletsAt(db, addresses)
  return new Map(rows.map((row) => [row.address, row.account_id]))
}
