import { z } from 'zod'
import { moveRows } from '#platform/server/db/move-rows.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { practiceCompletion } from '#wagons/practice/contract.ts'
import { readExercises } from './server/practice.content.ts'
import { registerPracticeRoutes } from './server/practice.routes.ts'
import { listPractised, selectPracticeCompletions } from './server/practice-completion.store.ts'
import { privacyNotices } from './server/privacy-notices.ts'

export const practice: Feature = {
  name: 'practice',
  readContent: (folder) => ({ exercises: readExercises(folder) }),
  provides: () => ({ listPractised }),
  routes: ({ serve }, parts) => registerPracticeRoutes(serve, parts),
  privacyNotices,
  ownData: {
    practice: ownData(z.array(practiceCompletion), (db, { id }) => selectPracticeCompletions(db, id)),
  },
  usedTables: ['practice_completions'],
  adopt: (tx, from, to) => moveRows(tx, { table: 'practice_completions', key: ['module_number'], from, to }),
}
