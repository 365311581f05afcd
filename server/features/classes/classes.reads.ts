import { setImmediate } from 'node:timers/promises'
import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { attendancesOfModule, selectAttendances, selectAttendedModules } from './attendance.store.ts'

/** How many learners went to the class of each module, from module 1 on; with a turn for others between two modules. */
export async function countAttendances(db: Db, moduleCount: number): Promise<number[]> {
  const counts: number[] = []
  for (let number = 1; number <= moduleCount; number++) {
    const { count } = await attendancesOfModule(db, number).executeTakeFirstOrThrow()
    counts.push(Number(count))
    await setImmediate()
  }
  return counts
}

/** The classes the learner went to, each with the first time. */
export async function exportAttendances(db: Db, learner: LearnerId): Promise<AccountExport['classes']> {
  const rows = await selectAttendances(db, learner)
  return rows.map((row) => ({ moduleNumber: row.module_number, attendedAt: row.attended_at }))
}

/** The modules whose class the learner went to, in their order. */
export function listAttendedModules(db: Db, learner: LearnerId): Promise<number[]> {
  return selectAttendedModules(db, learner)
}
