import { pageLanguages } from '#platform/contract/languages.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import * as contract from './contract.ts'
import { exportOperatorMail, keepMailChoice, readMailChoice } from './server/mail-choice.ts'
import { registerStopRoutes } from './server/stop-routes.ts'

/**
 * The email to operators about what waits. The task that sends it asks all features, and stands in
 * app/server/scheduled-tasks.
 */
export const operatorMail: Feature = {
  name: 'operator-mail',
  routes({ app, serve }, parts) {
    serve(contract.getOperatorMail, ({ caller }) => readMailChoice(parts, caller))
    serve(contract.saveOperatorMail, ({ caller, body, chooseLanguage }) =>
      keepMailChoice(parts, caller, { ...body, language: chooseLanguage(pageLanguages) }),
    )
    registerStopRoutes(app, parts)
  },
  ownData: {
    operatorMail: ownData(contract.operatorMailExport, (db, { id }) => exportOperatorMail(db, id)),
  },
}
