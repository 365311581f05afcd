import { hash } from 'node:crypto'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'

/** In ms: longer than the hour that a token lives. */
const remembered = 70 * minute

/** Ends sign-ins of a deleted account from before `validSince` (ms). */
export async function noteDeletedAccount(db: Db, uid: string, validSince: number, now: number) {
  const note = { valid_since: validSince, expires_at: now + remembered }
  await db.deleteFrom('deleted_accounts').where('expires_at', '<=', now).execute()
  await db
    .insertInto('deleted_accounts')
    .values({ id_hash: hashId(uid), ...note })
    .onConflict((on) => on.column('id_hash').doUpdateSet(note))
    .execute()
}

/** In ms; 0 when the account was not deleted lately. */
export async function findEndOfDeletedAccount(db: Db, uid: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('deleted_accounts')
    .select('valid_since')
    .where('id_hash', '=', hashId(uid))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.valid_since ?? 0
}

const hashId = (uid: string) => hash('sha256', uid, 'base64url')
