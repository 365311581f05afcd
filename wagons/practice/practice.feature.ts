import { z } from 'zod'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { practiceCompletion } from '#wagons/practice/contract.ts'
import { readExercises } from './server/practice.content.ts'
import { registerPracticeRoutes } from './server/practice.routes.ts'
import { listPractised, selectPracticeCompletions } from './server/practice-completion.store.ts'

export const practice: Feature = {
  name: 'practice',
  readContent: (folder) => ({ exercises: readExercises(folder) }),
  provides: () => ({ listPractised }),
  routes: ({ serve }, parts) => registerPracticeRoutes(serve, parts),
  ownData: {
    practice: ownData(z.array(practiceCompletion), (db, { id }) => selectPracticeCompletions(db, id)),
  },
  usedTables: ['practice_completions'],
}
