import type { Db } from '#server/database.ts'
import type { WalletNonceTable } from './wallets.tables.ts'

export async function insertNonce(db: Db, nonce: WalletNonceTable): Promise<void> {
  await db.insertInto('wallet_nonces').values(nonce).execute()
}

/** Uses a nonce up. False when it is not this account's, too old, or used before: of several at once, one gets true. */
export async function consumeNonce(db: Db, hash: string, accountId: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wallet_nonces')
    .where('nonce_hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Removes those of all accounts that can be used no more. */
export async function deleteExpiredNonces(db: Db, now: number): Promise<void> {
  await db.deleteFrom('wallet_nonces').where('expires_at', '<=', now).execute()
}

/** Removes those of an account. */
export async function deleteNonces(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('wallet_nonces').where('account_id', '=', accountId).execute()
}

/** Those of an account, the first one first. */
export function selectNonces(db: Db, accountId: string) {
  return db
    .selectFrom('wallet_nonces')
    .select(['issued_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('issued_at')
    .orderBy('nonce_hash')
    .execute()
}
