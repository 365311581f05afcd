import * as contract from '#features/progress/contract.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
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
