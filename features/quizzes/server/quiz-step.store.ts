import type { Db } from '#platform/server/db/database.ts'

/** Which of the accounts have begun the quiz of a module; of any where none is named. */
export async function selectBegunAt(db: Db, accountIds: readonly string[], moduleNumber?: number) {
  const rows = await db
    .selectFrom('attempts')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .$if(moduleNumber !== undefined, (query) => query.where('module_number', '=', moduleNumber ?? 0))
    .execute()
  return rows.map((row) => row.account_id)
}

/** Which of the accounts have completed a module. */
export async function selectCompletedAt(db: Db, accountIds: readonly string[], moduleNumber: number) {
  const rows = await db
    .selectFrom('completions')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('module_number', '=', moduleNumber)
    .execute()
  return rows.map((row) => row.account_id)
}

/** When each of the accounts first completed each of its modules (ms), in no order. */
export function selectCompletionTimes(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('completions')
    .select(['account_id as accountId', 'module_number as moduleNumber', 'completed_at as completedAt'])
    .where('account_id', 'in', accountIds)
    .execute()
}
