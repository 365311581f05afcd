import type { RewardListSummary } from '#contract/reward-lists.ts'
import type { Db } from '#server/database.ts'
import { selectRewardLists } from './reward-list.store.ts'

export type RewardList = RewardListSummary

const most = 20

export function listRewardLists(db: Db): Promise<RewardList[]> {
  return selectRewardLists(db, most)
}
