import type { Reclaim } from '#server/features/identity/identity.ts'
import { deleteWallet } from '#server/features/profiles/save-profile.ts'
import { removeWallet } from '#server/features/wallets/wallets.reads.ts'

/** When an account goes to the owner of its e-mail: a stranger's address would receive the token. */
export const reclaimAccount: Reclaim = async (tx, parts, accountId) => {
  await deleteWallet(tx, parts, accountId)
  await removeWallet(tx, accountId)
}
