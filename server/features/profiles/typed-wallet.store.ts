import type { Db } from '#server/database.ts'

/** What some accounts typed as their wallet address. */
export function selectTypedWallets(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('profiles')
    .select(['account_id', 'wallet_address'])
    .where('account_id', 'in', accountIds)
    .where('wallet_address', '!=', '')
    .execute()
}
