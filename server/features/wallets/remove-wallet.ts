import type { Db } from '#server/database.ts'
import { deleteWallet } from './wallet.store.ts'
import { deleteNonces } from './wallet-nonce.store.ts'

/**
 * Removes the proven address of an account, and what would prove another. By the account's id, since nobody has signed
 * in to it yet when it goes over to whoever has proven its e-mail. Takes part in the caller's transaction.
 */
export async function removeWallet(tx: Db, accountId: string): Promise<void> {
  await deleteWallet(tx, accountId)
  await deleteNonces(tx, accountId)
}
