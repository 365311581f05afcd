import type { Db } from '#platform/server/db/database.ts'
import type { RewardListSummary } from '#wagons/token/rewards/contract/reward-lists.ts'
import { selectRewardLists } from './reward-list.store.ts'

export type RewardList = RewardListSummary

const most = 20

export function listRewardLists(db: Db): Promise<RewardList[]> {
  return selectRewardLists(db, most)
}
