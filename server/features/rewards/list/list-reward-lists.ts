import type { RewardListSummary } from '#contract/reward-lists.ts'
import type { Db } from '#server/database.ts'
import type { RewardListTable } from '../rewards.tables.ts'
import { selectRewardLists } from './reward-list.store.ts'

export type RewardList = RewardListSummary

const most = 20

export async function listRewardLists(db: Db): Promise<RewardList[]> {
  return (await selectRewardLists(db, most)).map(toRewardList)
}

export const toRewardList = (row: RewardListTable): RewardList => ({
  ...{ id: row.id, madeAt: row.made_at, madeBy: row.made_by, root: row.root, entries: row.entries },
  claimedBy: row.claimed_by,
  leftOut: JSON.parse(row.left_out) as RewardList['leftOut'],
})
