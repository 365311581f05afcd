import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectAttendedModules } from './attendance.store.ts'

/** The modules whose class the learner went to, in their order. */
export function listAttendedModules(db: Db, learner: LearnerId): Promise<number[]> {
  return selectAttendedModules(db, learner)
}
