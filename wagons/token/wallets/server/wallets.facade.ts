import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Wallet, WalletExport } from '#wagons/token/wallets/contract.ts'
import { deleteNonces, deleteWallet, findWallet, selectNonces } from './wallet.store.ts'

export { selectAddresses as listWallets, selectWalletOwners as listWalletOwners } from './wallet.store.ts'

export async function exportWallet(db: Db, learner: LearnerId): Promise<WalletExport> {
  const [verified, begun] = await Promise.all([getWallet(db, learner), selectNonces(db, learner)])
  return { verified, begun }
}

export async function getWallet(db: Db, learner: LearnerId): Promise<Wallet | null> {
  return (await findWallet(db, learner)) ?? null
}

/** By the account's id, since its owner has not signed in to it yet when it goes to the owner of its e-mail. */
export async function removeWallet(tx: Db, accountId: string): Promise<void> {
  await deleteWallet(tx, accountId)
  await deleteNonces(tx, accountId)
}
