import * as contract from '#contract/rewards.ts'
import type { AppCallers } from '#server/features/identity/gate.ts'
import type { Identity } from '#server/features/identity/identity.ts'
import { admitRequest } from '#server/features/identity/limits/admit-request.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { refuseForNow } from '#server/platform/http/refusal.ts'
import type { RewardsSettings } from './rewards.config.ts'
import { submitReward } from './submit-reward.ts'

const tenMinutes = 10 * 60_000

export function registerRewardsRoutes(
  serve: Serve<AppCallers>,
  deps: { identity: Identity; config: { rewards: RewardsSettings } },
): void {
  const limit = { kind: 'reward', max: deps.config.rewards.limit, window: tenMinutes }
  serve(contract.submitReward, async ({ body, address }) => {
    const wait = await admitRequest(deps.identity, limit, [address])
    if (wait !== undefined) return refuseForNow('Too many submissions from this address.', wait)
    return submitReward(deps.identity, body)
  })
}
