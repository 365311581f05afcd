import type { Db } from '#platform/server/db/database.ts'

/** Which of the accounts have begun the quiz of a module; of any where none is named. */
export async function selectBegunAt(
  db: Db,
  accountIds: readonly string[],
  moduleNumber?: number,
): Promise<string[]> {
  const rows = await begunAt(db, accountIds, moduleNumber).execute()
  return rows.map((row) => row.account_id)
}

/** Statements are apart from their reads where a test looks at their plans. */
export const begunAt = (db: Db, accountIds: readonly string[], moduleNumber?: number) =>
  db
    .selectFrom('attempts')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .$if(moduleNumber !== undefined, (query) => query.where('module_number', '=', moduleNumber ?? 0))

/** Which of the accounts have completed a module. */
export async function selectCompletedAt(
  db: Db,
  accountIds: readonly string[],
  moduleNumber: number,
): Promise<string[]> {
  const rows = await completedAt(db, accountIds, moduleNumber).execute()
  return rows.map((row) => row.account_id)
}

export const completedAt = (db: Db, accountIds: readonly string[], moduleNumber: number) =>
  db
    .selectFrom('completions')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('module_number', '=', moduleNumber)

/** When each of the accounts first completed each of its modules (ms), in no order. */
export async function selectCompletionTimes(db: Db, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('completions')
    .select(['account_id', 'module_number', 'completed_at'])
    .where('account_id', 'in', accountIds)
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    moduleNumber: row.module_number,
    completedAt: row.completed_at,
  }))
}
