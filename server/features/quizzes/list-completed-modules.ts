import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectCompletedModules } from './completion.store.ts'

/** The modules whose quiz the learner has passed, the one recorded last first. */
export function listCompletedModules(db: Db, learner: LearnerId): Promise<number[]> {
  return selectCompletedModules(db, learner)
}
