import { z } from 'zod'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne, countRows, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'
import type { ClassReport } from '#wagons/classroom/contract/classroom.ts'

interface NewReport {
  readonly id: string
  readonly moduleNumber: number
  /** Null while the class has no host. */
  readonly classId: string | null
  readonly lastLine: number
  readonly reporter: { readonly accountId: string; readonly nickname: string }
  readonly reported: { readonly accountId: string; readonly nickname: string }
  readonly words: string
}

export async function insertClassReport(db: Db, report: NewReport, now: number): Promise<void> {
  await db
    .insertInto('class_reports')
    .values({
      id: report.id,
      module_number: report.moduleNumber,
      class_id: report.classId,
      account_id: report.reporter.accountId,
      nickname: report.reporter.nickname,
      reported_id: report.reported.accountId,
      reported_nickname: report.reported.nickname,
      last_line: report.lastLine,
      words: report.words,
      reported_at: now,
      status: 'open',
    })
    .execute()
}

export const classReportCursor = z.strictObject({ reportedAt: z.int(), id: cursorText })
type ClassReportCursor = z.output<typeof classReportCursor>

export type FoundReport = Omit<ClassReport, 'lines'> & {
  readonly classId: string | null
  readonly lastLine: number
}

const reports = (db: Db) =>
  db
    .selectFrom('class_reports')
    .innerJoin('accounts', 'accounts.id', 'reported_id')
    .selectAll('class_reports')
    .select('accounts.email')

type ReportRow = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>

/** Open ones the oldest first, closed ones the latest first. */
export async function selectClassReports(
  db: Db,
  status: ClassReport['status'],
  cursor: ClassReportCursor | undefined,
  limit: number,
): Promise<FoundReport[]> {
  const direction = status === 'open' ? 'asc' : 'desc'
  const after = cursor && ([cursor.reportedAt, cursor.id] as const)
  const rows = await reports(db)
    .where('status', '=', status)
    .$call((query) => pageOfRows(query, { by: ['reported_at', 'class_reports.id'], direction, after, limit }))
    .execute()
  return rows.map(toReport)
}

export async function findClassReport(db: Db, id: string): Promise<FoundReport | undefined> {
  const row = await reports(db).where('class_reports.id', '=', id).executeTakeFirst()
  return row && toReport(row)
}

export function countOpenClassReports(db: Db): Promise<number> {
  return db.selectFrom('class_reports').where('status', '=', 'open').$call(countRows)
}

/** False when it is not open any more. */
export function markReportClosed(db: Db, id: string, now: number): Promise<boolean> {
  return db
    .updateTable('class_reports')
    .set({ status: 'closed', closed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .$call(changesOne)
}

/** Those that the learner made. */
export function selectClassReportsOf(db: Db, learner: LearnerId) {
  return db
    .selectFrom('class_reports')
    .select(['module_number as moduleNumber', 'reported_nickname as reported', 'words'])
    .select(['reported_at as reportedAt', 'status'])
    .where('account_id', '=', learner)
    .orderBy('reported_at')
    .execute()
}

const toReport = (row: ReportRow): FoundReport => ({
  id: row.id,
  moduleNumber: row.module_number,
  classId: row.class_id,
  lastLine: row.last_line,
  reporter: { accountId: row.account_id, nickname: row.nickname },
  reported: { accountId: row.reported_id, nickname: row.reported_nickname, email: row.email },
  words: row.words,
  reportedAt: row.reported_at,
  status: row.status,
})
