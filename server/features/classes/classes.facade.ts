import { setImmediate } from 'node:timers/promises'
import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import {
  countAttendancesOf,
  selectAttendances,
  selectAttendedModules,
  selectAttendedOf,
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

export type { AttendanceKind } from './attendance.store.ts'

export function exportAttendances(db: Db, learner: LearnerId): Promise<AccountExport['classes']> {
  return selectAttendances(db, learner)
}

export function listAttendedModules(db: Db, learner: LearnerId): Promise<number[]> {
  return selectAttendedModules(db, learner)
}

/** Which of some accounts have attended the class of a module, or read its lesson. */
export async function listAttendedOf(
  db: Db,
  accountIds: readonly string[],
  moduleNumber: number,
): Promise<ReadonlySet<string>> {
  return new Set(accountIds.length === 0 ? [] : await selectAttendedOf(db, accountIds, moduleNumber))
}
