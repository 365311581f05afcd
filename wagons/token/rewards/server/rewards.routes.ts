import type { Identity } from '#features/identity/server/identity.ts'
import { requestLimits } from '#features/identity/server/limits/identity-limits.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { AppServe } from '#platform/server/feature.ts'
import { refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import * as lists from '#wagons/token/rewards/contract/reward-lists.ts'
import * as contract from '#wagons/token/rewards/contract/rewards.ts'
import { applyConfirmation, checkConfirmation } from './confirm-reward.ts'
import { createRewardList } from './list/create-reward-list.ts'
import { exportAirdrop, exportLeftOut, exportTree } from './list/export-reward-list.ts'
import { getRewardProof } from './list/get-reward-proof.ts'
import type { RewardsSettings } from './rewards.config.ts'
import { listRewardLists } from './rewards.facade.ts'
import { exportSubmissions } from './submissions/export-submissions.ts'
import { listSubmissions } from './submissions/list-submissions.ts'
import { sendConfirmation, submitReward } from './submit-reward.ts'

export function registerRewardsRoutes(
  serve: AppServe,
  deps: { identity: Identity; reads: Db; config: { rewards: RewardsSettings } },
): void {
  const limit = { kind: 'reward', max: deps.config.rewards.limit, window: 10 * minute }
  const { identity, reads, config } = deps
  serve(contract.submitReward, async ({ body, address, chooseLanguage }) => {
    const wait = await admitRequest(identity, limit, [address])
    if (wait !== undefined) return refuseForNow('Too many submissions from this network address.', wait)
    const reward = await submitReward(identity, body)
    // Whatever becomes of the e-mail, the submission is stored; sending it again sends another e-mail.
    await sendConfirmation(identity, config.rewards, {
      id: reward.id,
      email: body.email,
      evmAddress: body.evmAddress ?? '',
      address,
      language: chooseLanguage(pageLanguages),
    })
    return reward
  })

  serve(contract.listRewards, ({ query }) => listSubmissions(identity.db, query))
  serve(contract.exportRewards, ({ caller }) => exportSubmissions({ ...identity, reads }, caller))

  const { code } = requestLimits(identity.settings)
  const admitCode = async (address: string) => {
    const wait = await admitRequest(identity, code, [address])
    return wait === undefined ? undefined : refuseForNow('Too many codes from this network address.', wait)
  }
  serve(contract.checkRewardCode, async ({ body, address }) => {
    return (await admitCode(address)) ?? checkConfirmation(identity, body.code)
  })
  serve(contract.applyRewardCode, async ({ body, address }) => {
    return (await admitCode(address)) ?? applyConfirmation(identity, body.code)
  })

  serve(lists.createRewardList, ({ caller }) => createRewardList(identity, caller))
  serve(lists.listRewardLists, async () => ({ lists: await listRewardLists(identity.db) }))
  serve(lists.exportAirdrop, ({ caller, params }) => exportAirdrop(identity, caller, params.listId))
  serve(lists.exportRewardTree, ({ caller, params }) => exportTree(identity, caller, params.listId))
  serve(lists.exportLeftOut, ({ caller }) => exportLeftOut(identity, caller))
  serve(lists.getRewardProof, async ({ caller }) => ({ proof: await getRewardProof(identity.db, caller.id) }))
}
