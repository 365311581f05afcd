import type { AccountExport } from '#contract/account-export.ts'
import type { Wallet } from '#contract/wallets.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { deleteWallet, findWallet, selectWalletsAt, selectWalletsOf } from './wallet.store.ts'
import { deleteNonces, selectNonces } from './wallet-nonce.store.ts'

export async function exportWallet(db: Db, learner: LearnerId): Promise<AccountExport['wallet']> {
  const [row, nonces] = await Promise.all([findWallet(db, learner), selectNonces(db, learner)])
  return {
    verified: row ? { address: row.address, verifiedAt: row.proven_at } : null,
    begun: nonces.map((nonce) => ({ at: nonce.issued_at, until: nonce.expires_at })),
  }
}

export async function getWallet(db: Db, learner: LearnerId): Promise<Wallet | null> {
  const row = await findWallet(db, learner)
  return row ? { address: row.address, verifiedAt: row.proven_at } : null
}

export async function listWallets(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await selectWalletsOf(db, accountIds)
  return new Map(rows.map((row) => [row.account_id, row.address]))
}

/** As EIP-55 writes them. */
export async function listWalletOwners(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await selectWalletsAt(db, addresses)
  return new Map(rows.map((row) => [row.address, row.account_id]))
}

/** By the account's id, since its owner has not signed in to it yet when it goes to the owner of its e-mail. */
export async function removeWallet(tx: Db, accountId: string): Promise<void> {
  await deleteWallet(tx, accountId)
  await deleteNonces(tx, accountId)
}
