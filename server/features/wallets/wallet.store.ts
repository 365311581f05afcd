import type { Db } from '#server/database.ts'

/** Of one account at most. As EIP-55 writes it. `proven_at` in ms. */
export interface WalletTable {
  account_id: string
  address: string
  proven_at: number
}

export function findWallet(db: Db, accountId: string) {
  return db.selectFrom('wallets').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

export async function findWalletOwner(db: Db, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('wallets')
    .select('account_id')
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.account_id
}

/** The database refuses an address that another account has. */
export async function putWallet(db: Db, accountId: string, address: string, now: number): Promise<void> {
  const wallet = { address, proven_at: now }
  await db
    .insertInto('wallets')
    .values({ account_id: accountId, ...wallet })
    .onConflict((row) => row.column('account_id').doUpdateSet(wallet))
    .execute()
}

export async function deleteWallet(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('wallets').where('account_id', '=', accountId).execute()
}

export function selectWalletsOf(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('wallets')
    .select(['account_id', 'address'])
    .where('account_id', 'in', accountIds)
    .execute()
}

export function selectWalletsAt(db: Db, addresses: readonly string[]) {
  return db
    .selectFrom('wallets')
    .select(['account_id', 'address'])
    .where('address', 'in', addresses)
    .execute()
}
