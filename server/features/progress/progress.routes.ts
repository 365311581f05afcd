import * as contract from '#contract/progress.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { getProgress } from './get-progress.ts'
import { recordCompletion } from './record-completion.ts'

export function registerProgressRoutes(
  serve: Serve<AppCallers>,
  deps: { db: Db; clock: Clock; moduleCount: number },
): void {
  serve(contract.getProgress, async ({ caller }) => ({
    progress: await getProgress(deps.db, caller.id, deps.moduleCount),
  }))

  serve(contract.recordCompletion, async ({ caller, body }) => {
    const progress = await recordCompletion(deps, caller, body)
    return progress instanceof Refusal ? progress : { progress }
  })
}
