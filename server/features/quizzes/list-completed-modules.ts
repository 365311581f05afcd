import type { Db } from '#server/database.ts'
import type { LearnerId } from '#server/features/identity/learner.ts'
import { selectCompletedModules } from './completion.store.ts'

/** The modules whose quiz the learner has passed, the one recorded last first. */
export function listCompletedModules(db: Db, learner: LearnerId): Promise<number[]> {
  return selectCompletedModules(db, learner)
}
