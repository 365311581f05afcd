import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/server/db/database.ts'
import { countAttendancesOf, selectAttendedOf } from './attendance.store.ts'

export {
  type AttendanceKind,
  adoptAttendances,
  selectAttendances as exportAttendances,
} from './attendance.store.ts'

/** From module 1 on; with a turn for others between two modules. */
export async function countAttendances(db: Db, moduleCount: number): Promise<number[]> {
  const counts: number[] = []
  for (let number = 1; number <= moduleCount; number++) {
    counts.push(await countAttendancesOf(db, number))
    await setImmediate()
  }
  return counts
}

/** Which of some accounts have attended the class of a module, or read its lesson. */
export async function listAttendedOf(
  db: Db,
  accountIds: readonly string[],
  moduleNumber: number,
): Promise<ReadonlySet<string>> {
  return new Set(accountIds.length === 0 ? [] : await selectAttendedOf(db, accountIds, moduleNumber))
}
