import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { insertAttendance } from './attendance.store.ts'

/** S4.29. Idempotent. */
export async function attendClass(
  { db, clock }: { db: Db; clock: Clock },
  learner: LearnerId,
  moduleNumber: number,
): Promise<void> {
  await insertAttendance(db, learner, moduleNumber, clock())
}
