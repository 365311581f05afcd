import type { TaskName } from '#contract/desk.ts'
import * as contract from '#contract/desk.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { disableAccount } from '#server/features/identity/operations/disable-account.ts'
import type { QuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Localized } from '#server/platform/content/content-folder.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { TaskRunner } from '#server/platform/scheduler/task-runner.ts'
import { exportLearners } from './export-learners.ts'
import { getLearner } from './get-learner.ts'
import { createOverview } from './get-overview.ts'
import { listLearners } from './list-learners.ts'

export function registerDeskRoutes(
  serve: Serve<AppCallers>,
  deps: {
    db: Db
    reads: Db
    clock: Clock
    bank: QuestionBank
    moduleCount: number
    programmes: Localized<unknown>
    tasks: TaskRunner<TaskName>
  },
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
