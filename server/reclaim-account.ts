import type { Reclaim } from '#server/features/identity/identity.ts'
import { deleteWallet } from '#server/features/profiles/save-profile.ts'
import { removeWallet } from '#server/features/wallets/wallets.reads.ts'

/** What goes from an account that goes over to the owner of its e-mail: where a stranger's token would go to. */
export const reclaimAccount: Reclaim = async (tx, parts, accountId) => {
  await deleteWallet(tx, parts, accountId)
  await removeWallet(tx, accountId)
}
