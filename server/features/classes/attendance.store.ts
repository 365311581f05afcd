import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'

/** `attended_at` in ms is the first time. */
export interface AttendanceTable {
  account_id: string
  module_number: number
  attended_at: number
}

/** Keeps the first time (ms). */
export async function insertAttendance(db: Db, learner: LearnerId, moduleNumber: number, now: number) {
  await db
    .insertInto('attendances')
    .values({ account_id: learner, module_number: moduleNumber, attended_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
}

export async function selectAttendedModules(db: Db, learner: LearnerId): Promise<number[]> {
  const rows = await db
    .selectFrom('attendances')
    .select('module_number')
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
  return rows.map((row) => row.module_number)
}

export function selectAttendances(db: Db, learner: LearnerId) {
  return db
    .selectFrom('attendances')
    .select(['module_number', 'attended_at'])
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
}

/** Exported for a test of its plan. */
export const attendancesOfModule = (db: Db, moduleNumber: number) =>
  db
    .selectFrom('attendances')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('module_number', '=', moduleNumber)
