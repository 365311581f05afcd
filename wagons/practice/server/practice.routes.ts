import type { AppServe, Parts } from '#platform/server/feature.ts'
import * as contract from '#wagons/practice/contract.ts'
import { completePractice } from './complete-practice.ts'
import { listPractice } from './list-practice.ts'

export function registerPracticeRoutes(
  serve: AppServe,
  deps: Pick<Parts, 'db' | 'clock' | 'moduleCount' | 'exercises'>,
): void {
  serve(contract.completePractice, async ({ caller, params }) => {
    const refusal = await completePractice(deps, caller.id, params.moduleNumber)
    return refusal ?? { completions: await listPractice(deps, caller.id) }
  })
}
