import type { Learner } from '#platform/server/access/callers.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import * as contract from './contract.ts'
import { answerAssessment } from './server/answer-assessment.ts'
import { exportAssessments } from './server/assessments.facade.ts'
import { deleteChoices } from './server/choice.store.ts'
import { readForms } from './server/forms.ts'
import { getAssessment } from './server/get-assessment.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { saveChoices } from './server/save-choices.ts'
import { startAssessment } from './server/start-assessment.ts'

export const assessments: Feature = {
  name: 'assessments',
  readContent: (folder, { moduleCount }) => ({ forms: readForms(folder, moduleCount) }),
  routes({ serve }, parts) {
    serve(contract.getAssessment, ({ caller, params, chooseLanguage }) =>
      getAssessment(parts, caller.id, params.kind, chooseLanguage),
    )
    serve(
      contract.startAssessment,
      async ({ caller, params, chooseLanguage }) =>
        refuseGuest(caller) ?? startAssessment(parts, caller.id, params.kind, chooseLanguage),
    )
    serve(
      contract.answerAssessment,
      async ({ caller, params, body, chooseLanguage }) =>
        refuseGuest(caller) ??
        answerAssessment(parts, caller.id, { kind: params.kind, ...body }, chooseLanguage),
    )
    serve(
      contract.saveAssessmentChoices,
      async ({ caller, body }) => refuseGuest(caller) ?? saveChoices(parts, caller.id, body),
    )
  },
  privacyNotices,
  ownData: { assessments: ownData(contract.assessmentsExport, (db, { id }) => exportAssessments(db, id)) },
  usedTables: ['assessments'],
  // Another person has chosen, who had registered with this address.
  reclaim: (tx, _now, accountId) => deleteChoices(tx, accountId),
}

/** What guests did nobody would have to adopt (decision 93). */
const refuseGuest = ({ email }: Learner) =>
  email === '' ? refuse('email-missing', 'The account needs an email address for this check.') : undefined
