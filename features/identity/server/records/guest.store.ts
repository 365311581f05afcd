import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'

/** A guest has no way to log in again: neither an e-mail nor a linked identity. */
export const isGuest = ({ and, eb, not, exists }: ExpressionBuilder<Tables, 'accounts'>) =>
  and([
    eb('accounts.email', 'is', null),
    not(
      exists(
        eb
          .selectFrom('linked_identities')
          .select(sql`1`.as('one'))
          .whereRef('linked_identities.account_id', '=', 'accounts.id'),
      ),
    ),
  ])

/** By their id. */
export function selectGuests(db: Db, after: string, limit: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'created_at as createdAt'])
    .where(isGuest)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Those that were not here since `before` (ms), `most` at most. Returns how many. */
export async function deleteIdleGuests(tx: Db, before: number, most: number): Promise<number> {
  const idle = await tx
    .selectFrom('accounts')
    .select('id')
    .where(isGuest)
    // Disabled by an operator, it stays out.
    .where('disabled', '=', 0)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('last_refresh_at', 'is', null), eb('last_refresh_at', '<', before)]))
    .limit(most)
    .execute()
  if (idle.length === 0) return 0
  const ids = idle.map(({ id }) => id)
  await tx.deleteFrom('accounts').where('id', 'in', ids).execute()
  return ids.length
}
