import type { Db } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'

/** `nonce_hash` is a SHA-256 in base64url. Gone once it is used. Times are in ms. */
export interface WalletNonceTable {
  nonce_hash: string
  account_id: string
  issued_at: number
  expires_at: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    wallet_nonces: WalletNonceTable
  }
}

/** Times are in ms. */
export interface StoredNonce {
  readonly hash: string
  readonly accountId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export async function insertNonce(db: Db, { hash, accountId, issuedAt, expiresAt }: StoredNonce) {
  await db
    .insertInto('wallet_nonces')
    .values({ nonce_hash: hash, account_id: accountId, issued_at: issuedAt, expires_at: expiresAt })
    .execute()
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

/** The first one first. */
export function selectNonces(
  db: Db,
  accountId: string,
): Promise<Pick<StoredNonce, 'issuedAt' | 'expiresAt'>[]> {
  return db
    .selectFrom('wallet_nonces')
    .select(['issued_at as issuedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .orderBy('issued_at')
    .orderBy('nonce_hash')
    .execute()
}
