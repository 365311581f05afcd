import * as contract from '#contract/rewards.ts'
import type { Db } from '#server/database.ts'
import type { AppCallers } from '#server/features/identity/gate.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { submitReward } from './submit-reward.ts'

export function registerRewardsRoutes(serve: Serve<AppCallers>, deps: { db: Db; clock: Clock }): void {
  serve(contract.submitReward, ({ body }) => submitReward(deps, body))
}
