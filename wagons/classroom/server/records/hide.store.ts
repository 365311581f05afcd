import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'

export async function insertHide(db: Db, accountId: string, hiddenId: string, now: number): Promise<void> {
  await db
    .insertInto('class_hides')
    .values({ account_id: accountId, hidden_id: hiddenId, hidden_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
}

export async function deleteHide(db: Db, accountId: string, hiddenId: string): Promise<void> {
  await db
    .deleteFrom('class_hides')
    .where('account_id', '=', accountId)
    .where('hidden_id', '=', hiddenId)
    .execute()
}

export async function selectHides(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('class_hides')
    .select(['account_id as by', 'hidden_id as hidden'])
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('hidden_id', '=', accountId)]))
    .execute()
  return {
    hides: rows.filter(({ by }) => by === accountId).map(({ hidden }) => hidden),
    hiddenBy: rows.filter(({ hidden }) => hidden === accountId).map(({ by }) => by),
  }
}

export function selectHidesOf(db: Db, learner: LearnerId) {
  return db
    .selectFrom('class_hides')
    .select('hidden_at as at')
    .where('account_id', '=', learner)
    .orderBy('hidden_at')
    .execute()
}
