import { quizzesExport } from '#features/quizzes/contract.ts'
import { hour } from '#platform/server/clock/clock.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { readQuestionBank } from './server/quizzes.content.ts'
import { exportQuizzes } from './server/quizzes.facade.ts'
import { registerQuizzesRoutes } from './server/quizzes.routes.ts'
import { findLastLanguage } from './server/records/attempt.store.ts'
import { adoptAttempts } from './server/records/guest-attempt.store.ts'
import { removeAllSpentAttempts } from './server/remove-spent-attempts.ts'

export const quizzes: Feature = {
  name: 'quizzes',
  readContent: (folder, { moduleCount }) => ({ bank: readQuestionBank(folder, moduleCount) }),
  routes: ({ serve }, parts) => registerQuizzesRoutes(serve, parts),
  tasks: ({ db }) => [
    {
      name: 'spent-attempts',
      what: 'removes passed attempts of a learner who took a quiz again and again, but for those that first answered a question in its words and the last three',
      every: hour,
      run: (stopping) => removeAllSpentAttempts(db, stopping),
    },
  ],
  privacyNotices,
  ownData: { quizzes: ownData(quizzesExport, (db, { id }) => exportQuizzes(db, id)) },
  languageOf: findLastLanguage,
  usedTables: [{ table: 'attempts', since: 'started_at' }, 'completions'],
  adopt: adoptAttempts,
}
