import type { Db } from '#server/database.ts'
import { deleteRefreshTokensOf } from './refresh-token.store.ts'

/**
 * Ends every session of an account and returns what has to be written of it too, so that ID tokens end as well. One
 * issued in this very millisecond may be of a session that has just ended, hence the next. `now` in ms; takes part in
 * the caller's transaction.
 */
export async function endSessions(
  tx: Db,
  uid: string,
  now: number,
): Promise<{ readonly validSince: number }> {
  await deleteRefreshTokensOf(tx, uid)
  return { validSince: now + 1 }
}
