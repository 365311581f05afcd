import { sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import type { UsedTable } from '#platform/server/feature.ts'

/**
 * Only those that left nothing but a profile without a wallet: none in `usedTables`. `before` in ms, `most` at most. Returns
 * how many.
 */
export async function removeUnverifiedAccounts(
  tx: Db,
  { usedTables, before, most }: { usedTables: readonly UsedTable[]; before: number; most: number },
): Promise<number> {
  const unused = await tx
    .selectFrom('accounts')
    .select('id')
    // Written out, as the index has it.
    .where(sql<boolean>`email_verified = 0`)
    .where('created_at', '<', before)
    // Disabled by an operator, it keeps its e-mail from coming back.
    .where('disabled', '=', 0)
    .where((eb) => eb.or([eb('last_login_at', 'is', null), eb('last_login_at', '<', before)]))
    .where((eb) => eb.or([eb('last_refresh_at', 'is', null), eb('last_refresh_at', '<', before)]))
    .where((eb) =>
      eb.not(
        eb.or([
          ...usedTables.map((used) => {
            const { table, since } = typeof used === 'object' ? used : { table: used }
            return eb.exists(
              eb
                .selectFrom(table)
                .select(sql`1`.as('one'))
                .whereRef(sql.ref(`${table}.account_id`), '=', sql.ref('accounts.id'))
                .$if(since !== undefined, (rows) => rows.where(sql.ref(`${table}.${since}`), '>', 0)),
            )
          }),
          eb.exists(
            eb
              .selectFrom('profiles')
              .select(sql`1`.as('one'))
              .whereRef('profiles.account_id', '=', 'accounts.id')
              .where('wallet_address', '!=', ''),
          ),
        ]),
      ),
    )
    .orderBy('created_at')
    .limit(most)
    .execute()
  if (unused.length === 0) return 0
  const ids = unused.map(({ id }) => id)
  await tx.deleteFrom('accounts').where('id', 'in', ids).execute()
  return ids.length
}
