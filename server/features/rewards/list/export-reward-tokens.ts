import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { readLearnerClaims } from './learner-claims.ts'
import { selectListsWith } from './reward-list.store.ts'

/** What the learner is called in reward lists, and those that the learner is on, the first one first. */
export async function exportRewardTokens(
  db: Db,
  learner: LearnerId,
): Promise<Pick<AccountExport, 'claimId' | 'rewardLists'>> {
  const { claimId = null, claims } = await readLearnerClaims(db, learner)
  const rows = claims.length > 0 ? await selectListsWith(db, claims) : []
  return { claimId, rewardLists: rows.map(({ made_at, address }) => ({ madeAt: made_at, address })) }
}
