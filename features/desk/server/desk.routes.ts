import * as contract from '#features/desk/contract.ts'
import { disableAccount } from '#features/identity/server/operations/account/disable-account.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { exportLearners } from './export-learners.ts'
import { getLearner } from './get-learner.ts'
import { createOverview, type OverviewParts } from './get-overview.ts'
import { listLearners } from './list-learners.ts'

export function registerDeskRoutes(
  serve: AppServe,
  deps: OverviewParts & Pick<Parts, 'db' | 'programmes' | 'tasks'>,
): void {
  const overviewIn = createOverview(deps)
  const languages = [...deps.programmes.keys()]

  serve(contract.getOverview, async ({ chooseLanguage }) => ({
    ...(await overviewIn(chooseLanguage(languages))),
    failingTasks: [...deps.tasks.failing()],
  }))
  serve(contract.listLearners, ({ query }) => listLearners(deps, query))
  serve(contract.exportLearners, ({ caller, query }) => exportLearners(deps, caller, query))
  serve(contract.getLearner, async ({ caller, params }) => {
    const learner = await getLearner(deps, caller, params.accountId)
    return learner instanceof Refusal ? learner : { learner }
  })
  serve(contract.disableLearner, ({ caller, params, body }) =>
    disableAccount(deps, caller, { id: params.accountId, ...body }),
  )
}
