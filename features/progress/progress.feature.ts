import * as contract from '#features/progress/contract.ts'
import type { Feature } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { getProgress } from './server/get-progress.ts'
import { recordCompletion } from './server/record-completion.ts'

export const progress: Feature = {
  name: 'progress',
  routes({ serve }, parts) {
    serve(contract.getProgress, async ({ caller }) => ({
      progress: await getProgress(parts, caller.id),
    }))
    serve(contract.recordCompletion, async ({ caller, body }) => {
      const recorded = await recordCompletion(parts, caller, body)
      return recorded instanceof Refusal ? recorded : { progress: recorded }
    })
  },
}
