import type { Db } from '#platform/server/db/database.ts'
import type { Wallet } from '#wagons/token/wallets/contract.ts'

/** Of one account at most. As EIP-55 writes it. `proven_at` in ms. */
export interface WalletTable {
  account_id: string
  address: string
  proven_at: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    wallets: WalletTable
  }
}

export function findWallet(db: Db, accountId: string): Promise<Wallet | undefined> {
  return db
    .selectFrom('wallets')
    .select(['address', 'proven_at as verifiedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
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

/** Addresses by account. */
export async function selectAddresses(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('wallets')
    .select(['account_id', 'address'])
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(rows.map(({ account_id, address }) => [account_id, address]))
}

/** Accounts by address, as EIP-55 writes it. */
export async function selectWalletOwners(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .selectFrom('wallets')
    .select(['account_id', 'address'])
    .where('address', 'in', addresses)
    .execute()
  return new Map(rows.map(({ account_id, address }) => [address, account_id]))
}
