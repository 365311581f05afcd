import type { Db } from '#platform/server/db/database.ts'
import type { DoorExport } from '#wagons/token/contract/wallet-door.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** The latest link into a wallet's browser of each account. `code_hash` is a SHA-256 in base64url; `expires_at` in ms. */
    wallet_doors: { account_id: string; code_hash: string; expires_at: number }
  }
}

export async function putDoor(
  db: Db,
  accountId: string,
  { codeHash, expiresAt }: { readonly codeHash: string; readonly expiresAt: number },
): Promise<void> {
  const door = { code_hash: codeHash, expires_at: expiresAt }
  await db
    .insertInto('wallet_doors')
    .values({ account_id: accountId, ...door })
    .onConflict((row) => row.column('account_id').doUpdateSet(door))
    .execute()
}

/** Whether it has expired or not. */
export function findDoor(db: Db, codeHash: string) {
  return db
    .selectFrom('wallet_doors')
    .select(['account_id as accountId', 'expires_at as expiresAt'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
}

/** Until when the account's link works; null without one. */
export async function exportDoor(db: Db, accountId: string): Promise<DoorExport> {
  const row = await db.selectFrom('wallet_doors').select('expires_at').where('account_id', '=', accountId)
  const door = await row.executeTakeFirst()
  return door ? { until: door.expires_at } : null
}

/** `now` in ms. */
export async function deleteExpiredDoors(db: Db, now: number): Promise<void> {
  await db.deleteFrom('wallet_doors').where('expires_at', '<=', now).execute()
}

const ofAccount = (db: Db, accountId: string) =>
  db.deleteFrom('wallet_doors').where('account_id', '=', accountId)

/** Unless a newer one has taken its place. */
export async function deleteDoor(db: Db, accountId: string, codeHash: string): Promise<void> {
  await ofAccount(db, accountId).where('code_hash', '=', codeHash).execute()
}

export async function deleteAnyDoor(db: Db, accountId: string): Promise<void> {
  await ofAccount(db, accountId).execute()
}
