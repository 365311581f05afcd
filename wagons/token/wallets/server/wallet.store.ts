import type { Db, Tables } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import type { Wallet } from '#wagons/token/wallets/contract.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** Of one account at most. As EIP-55 writes it. `proven_at` in ms. */
    wallets: { account_id: string; address: string; proven_at: number }
    /** `nonce_hash` is a SHA-256 in base64url. Gone once it is used. Times are in ms. */
    wallet_nonces: { nonce_hash: string; account_id: string; issued_at: number; expires_at: number }
  }
}

export function findWallet(db: Db, accountId: string): Promise<Wallet | undefined> {
  return db
    .selectFrom('wallets')
    .select(['address', 'proven_at as verifiedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export const findWalletOwner = async (db: Db, address: string) =>
  (await selectWalletOwners(db, [address])).get(address)

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

const addresses = (db: Db) => db.selectFrom('wallets').select(['account_id', 'address'])

/** Addresses by account. */
export async function selectAddresses(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await addresses(db).where('account_id', 'in', accountIds).execute()
  return new Map(rows.map(({ account_id, address }) => [account_id, address]))
}

/** Accounts by address, as EIP-55 writes it. */
export async function selectWalletOwners(
  db: Db,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (wanted.length === 0) return new Map()
  const rows = await addresses(db).where('address', 'in', wanted).execute()
  return new Map(rows.map(({ account_id, address }) => [address, account_id]))
}

export async function insertNonce(db: Db, nonce: Tables['wallet_nonces']) {
  await db.insertInto('wallet_nonces').values(nonce).execute()
}

/** False when it is not this account's, too old, or used before: of several at once, one gets true. */
export function consumeNonce(db: Db, hash: string, accountId: string, now: number): Promise<boolean> {
  return db
    .deleteFrom('wallet_nonces')
    .where('nonce_hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .$call(changesOne)
}

export async function deleteExpiredNonces(db: Db, now: number): Promise<void> {
  await db.deleteFrom('wallet_nonces').where('expires_at', '<=', now).execute()
}

export async function deleteNonces(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('wallet_nonces').where('account_id', '=', accountId).execute()
}

/** The first one first; times in ms. */
export const selectNonces = (db: Db, accountId: string) =>
  db
    .selectFrom('wallet_nonces')
    .select(['issued_at as at', 'expires_at as until'])
    .where('account_id', '=', accountId)
    .orderBy('issued_at')
    .orderBy('nonce_hash')
    .execute()
