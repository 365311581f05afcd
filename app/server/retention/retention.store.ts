import { sql } from 'kysely'
import type { Db } from '#app/server/database.ts'

const traces = [
  'attempts',
  'completions',
  'attendances',
  'practice_completions',
  'reviews',
  'question_reports',
  'class_presences',
  'class_reports',
  'certificate_requests',
  'certificates',
  'wallets',
  'linked_identities',
  'operators',
] as const

/** Only those that left nothing but a profile without a wallet. `before` in ms, `most` at most. Returns how many. */
export async function removeUnverifiedAccounts(tx: Db, before: number, most: number): Promise<number> {
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
          ...traces.map((table) =>
            eb.exists(
              eb
                .selectFrom(table)
                .select(sql`1`.as('one'))
                .whereRef(sql.ref(`${table}.account_id`), '=', sql.ref('accounts.id')),
            ),
          ),
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

/** `before` in ms, `most` at most. Returns how many. */
export async function removeUnconfirmedRewards(tx: Db, before: number, most: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('rewards')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('rewards')
        .select('id')
        .where(sql<boolean>`confirmed_at is null`)
        .where('submitted_at', '<', before)
        .orderBy('submitted_at')
        .limit(most),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
