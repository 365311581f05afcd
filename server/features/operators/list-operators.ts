import type { Db } from '#server/database.ts'
import { selectOperators } from './operator.store.ts'

/** The accounts marked as operators, the first one first; `since` in ms. */
export async function listOperators(
  db: Db,
): Promise<{ email: string; isVerified: boolean; since: number; hasSecondFactor: boolean }[]> {
  const rows = await selectOperators(db)
  return rows.map(({ email, email_verified, since, factor }) => ({
    email: email ?? '',
    isVerified: email_verified === 1,
    since,
    hasSecondFactor: factor !== null,
  }))
}
