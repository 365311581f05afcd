import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import * as contract from '#wagons/practice/contract.ts'
import { completePractice } from './complete-practice.ts'
import { listPractice } from './list-practice.ts'

export function registerPracticeRoutes(
  serve: Serve<AppCallers>,
  deps: {
    db: Db
    clock: Clock
    moduleCount: number
    exercises: Readonly<Record<number, contract.ExerciseId>>
  },
): void {
  serve(contract.listPractice, async ({ caller }) => ({
    completions: await listPractice(deps, caller.id),
  }))

  serve(contract.completePractice, async ({ caller, params }) => {
    const refusal = await completePractice(deps, caller.id, params.moduleNumber)
    return refusal ?? { completions: await listPractice(deps, caller.id) }
  })
}
