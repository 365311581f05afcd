import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectAttendances } from './attendance.store.ts'

/** The classes the learner went to, each with the first time. */
export async function exportAttendances(db: Db, learner: LearnerId): Promise<AccountExport['classes']> {
  const rows = await selectAttendances(db, learner)
  return rows.map((row) => ({ moduleNumber: row.module_number, attendedAt: row.attended_at }))
}
