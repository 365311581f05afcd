import * as contract from '#contract/reward-lists.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { createRewardList } from './create-reward-list.ts'
import { exportLeftOut } from './export-left-out.ts'
import { exportAirdrop, exportTree } from './export-reward-list.ts'
import { getRewardProof } from './get-reward-proof.ts'
import { listRewardLists } from './list-reward-lists.ts'

export function registerRewardListRoutes(serve: Serve<AppCallers>, deps: { db: Db; clock: Clock }): void {
  serve(contract.createRewardList, ({ caller }) => createRewardList(deps, caller))
  serve(contract.listRewardLists, async () => ({ lists: await listRewardLists(deps.db) }))
  serve(contract.exportAirdrop, ({ caller, params }) => exportAirdrop(deps, caller, params.listId))
  serve(contract.exportRewardTree, ({ caller, params }) => exportTree(deps, caller, params.listId))
  serve(contract.exportLeftOut, ({ caller }) => exportLeftOut(deps, caller))
  serve(contract.getRewardProof, async ({ caller }) => ({ proof: await getRewardProof(deps.db, caller.id) }))
}
