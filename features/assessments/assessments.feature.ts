import { type Feature, ownData } from '#platform/server/feature.ts'
import * as contract from './contract.ts'
import { answerAssessment } from './server/answer-assessment.ts'
import { adoptAssessments, exportAssessments } from './server/assessments.facade.ts'
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
    serve(contract.startAssessment, ({ caller, params, chooseLanguage }) =>
      startAssessment(parts, caller.id, params.kind, chooseLanguage),
    )
    serve(contract.answerAssessment, ({ caller, params, body, chooseLanguage }) =>
      answerAssessment(parts, caller.id, { kind: params.kind, ...body }, chooseLanguage),
    )
    serve(contract.saveAssessmentChoices, ({ caller, body }) => saveChoices(parts, caller.id, body))
  },
  privacyNotices,
  ownData: { assessments: ownData(contract.assessmentsExport, (db, { id }) => exportAssessments(db, id)) },
  usedTables: ['assessments'],
  adopt: adoptAssessments,
}
