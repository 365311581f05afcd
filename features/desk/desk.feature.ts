import { disableAccount } from '#features/identity/server/operations/account/disable-account.ts'
import type { Feature } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import * as contract from './contract.ts'
import { exportLearners } from './server/export-learners.ts'
import { getLearner } from './server/get-learner.ts'
import { createOverview } from './server/get-overview.ts'
import { listLearners } from './server/list-learners.ts'

export const desk: Feature = {
  name: 'desk',
  routes({ serve }, parts) {
    const overviewIn = createOverview(parts)
    const languages = [...parts.programmes.keys()]
    serve(contract.getOverview, async ({ chooseLanguage }) => ({
      ...(await overviewIn(chooseLanguage(languages))),
      failingTasks: [...parts.tasks.failing()],
    }))
    serve(contract.listLearners, ({ query }) => listLearners(parts, query))
    serve(contract.exportLearners, ({ caller, query }) => exportLearners(parts, caller, query))
    serve(contract.getLearner, async ({ caller, params }) => {
      const learner = await getLearner(parts, caller, params.accountId)
      return learner instanceof Refusal ? learner : { learner }
    })
    serve(contract.disableLearner, ({ caller, params, body }) =>
      disableAccount(parts, caller, { id: params.accountId, ...body }),
    )
  },
}
