import { moduleCount } from '#contract/values.ts'
import type { Db } from '#server/database.ts'
import { selectFirstStarts } from './attempt.store.ts'
import { selectLastCompletions } from './completion.store.ts'

/**
 * How long each of some learners who completed all modules took for them, in ms, by their ids: from the first quiz begun
 * to the last module completed for the first time. Others are not in it.
 */
export async function listQuizSpans(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  const starts = await selectFirstStarts(db, accountIds)
  const begun = new Map(starts.map((row) => [row.account_id, Number(row.started_at)]))
  const ends = await selectLastCompletions(db, accountIds)
  return new Map(
    ends
      .filter(({ count }) => Number(count) === moduleCount)
      .map(({ account_id, completed_at }) => [
        account_id,
        Math.max(0, Number(completed_at) - (begun.get(account_id) ?? Number(completed_at))),
      ]),
  )
}
