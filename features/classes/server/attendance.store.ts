import type { ColumnType } from 'kysely'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { moveRows } from '#platform/server/db/move-rows.ts'
import { countRows } from '#platform/server/db/statements.ts'

/** `attended_at` in ms is the first time; `kind` is how: a learner who has read the lesson may still go to the class. */
export interface AttendanceTable {
  account_id: string
  module_number: number
  attended_at: number
  kind: ColumnType<AttendanceKind, AttendanceKind | undefined>
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    attendances: AttendanceTable
  }
}

export type AttendanceKind = 'class' | 'lesson'

/** `attendedAt` in ms. */
export interface Attendance {
  readonly moduleNumber: number
  readonly attendedAt: number
  readonly kind: AttendanceKind
}

/** Keeps the first time (ms); a class takes the place of its lesson, never the other way round. */
export async function insertAttendance(
  db: Db,
  learner: LearnerId,
  { moduleNumber, kind }: Omit<Attendance, 'attendedAt'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('attendances')
    .values({ account_id: learner, module_number: moduleNumber, attended_at: now, kind })
    .onConflict((row) =>
      kind === 'lesson'
        ? row.doNothing()
        : row
            .columns(['account_id', 'module_number'])
            .doUpdateSet({ attended_at: now, kind })
            .where('attendances.kind', '=', 'lesson'),
    )
    .execute()
}

/** A class takes the place of its lesson here too. */
export async function adoptAttendances(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .deleteFrom('attendances')
    .where('account_id', '=', to)
    .where('kind', '=', 'lesson')
    .where('module_number', 'in', (eb) =>
      eb
        .selectFrom('attendances as theirs')
        .select('theirs.module_number')
        .where('theirs.account_id', '=', from)
        .where('theirs.kind', '=', 'class'),
    )
    .execute()
  await moveRows(tx, { table: 'attendances', key: ['module_number'], from, to })
}

export function selectAttendances(db: Db, learner: LearnerId): Promise<Attendance[]> {
  return db
    .selectFrom('attendances')
    .select(['module_number as moduleNumber', 'attended_at as attendedAt', 'kind'])
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
}

/** Which of the accounts have attended a module. */
export async function selectAttendedOf(db: Db, accountIds: readonly string[], moduleNumber: number) {
  const rows = await db
    .selectFrom('attendances')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('module_number', '=', moduleNumber)
    .execute()
  return rows.map((row) => row.account_id)
}

export function countAttendancesOf(db: Db, moduleNumber: number): Promise<number> {
  return db.selectFrom('attendances').where('module_number', '=', moduleNumber).$call(countRows)
}
