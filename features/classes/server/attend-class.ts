import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type AttendanceKind, insertAttendance } from './attendance.store.ts'

/** S4.29. Idempotent; `kind` is `lesson` where the lesson was read to its end instead. */
export async function attendClass(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  learner: LearnerId,
  moduleNumber: number,
  kind: AttendanceKind = 'class',
): Promise<void> {
  await insertAttendance(db, learner, { moduleNumber, kind }, clock())
}
