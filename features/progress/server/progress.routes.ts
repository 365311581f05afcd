import * as contract from '#features/progress/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { getProgress } from './get-progress.ts'
import { recordCompletion } from './record-completion.ts'

export function registerProgressRoutes(serve: AppServe, deps: Pick<Parts, 'db' | 'clock' | 'moduleCount'>) {
  serve(contract.getProgress, async ({ caller }) => ({
    progress: await getProgress(deps.db, caller.id, deps.moduleCount),
  }))

  serve(contract.recordCompletion, async ({ caller, body }) => {
    const progress = await recordCompletion(deps, caller, body)
    return progress instanceof Refusal ? progress : { progress }
  })
}
