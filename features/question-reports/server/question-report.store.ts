import { z } from 'zod'
import type { ReportReason, ReportStatus, StoredReport } from '#features/question-reports/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne, countRows, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'

/** One a learner, question and version. Times in ms; `reply` for answered ones alone. */
export interface QuestionReportTable {
  id: string
  account_id: string
  question_id: string
  version: string
  module_number: number
  language: string
  reason: ReportReason
  words: string
  reported_at: number
  status: ReportStatus
  reply: string | null
  handled_at: number | null
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    question_reports: QuestionReportTable
  }
}

export type NewReport = Omit<FoundReport, 'accountId' | 'reportedAt' | 'status' | 'reply' | 'handledAt'>

/** False when this learner has reported this version before. */
export function insertReport(db: Db, learner: LearnerId, report: NewReport, now: number): Promise<boolean> {
  const { questionId, moduleNumber, ...same } = report
  return db
    .insertInto('question_reports')
    .values({
      ...same,
      account_id: learner,
      question_id: questionId,
      module_number: moduleNumber,
      reported_at: now,
      status: 'open',
    })
    .onConflict((row) => row.doNothing())
    .$call(changesOne)
}

export type FoundReport = StoredReport & { readonly id: string; readonly accountId: string }

const reports = (db: Db) =>
  db
    .selectFrom('question_reports')
    .select(['id', 'account_id as accountId', 'question_id as questionId', 'version', 'language'])
    .select(['module_number as moduleNumber', 'reason', 'words', 'reported_at as reportedAt', 'status'])
    .select(['reply', 'handled_at as handledAt'])

/** Latest first. */
export function selectReportsOf(db: Db, learner: LearnerId): Promise<FoundReport[]> {
  return reports(db).where('account_id', '=', learner).orderBy('reported_at', 'desc').orderBy('id').execute()
}

export const reportCursor = z.strictObject({ reportedAt: z.int(), id: cursorText })
export type ReportCursor = z.output<typeof reportCursor>

/** Open ones the oldest first, others the latest first. */
export function selectReports(
  db: Db,
  status: ReportStatus,
  cursor: ReportCursor | undefined,
  limit: number,
): Promise<FoundReport[]> {
  const direction = status === 'open' ? 'asc' : 'desc'
  const after = cursor && ([cursor.reportedAt, cursor.id] as const)
  return reports(db)
    .where('status', '=', status)
    .$call((query) => pageOfRows(query, { by: ['reported_at', 'id'], direction, after, limit }))
    .execute()
}

export function findReport(db: Db, id: string): Promise<FoundReport | undefined> {
  return reports(db).where('id', '=', id).executeTakeFirst()
}

/** Without a reply it is closed. False when it is not open any more. */
export function markHandled(db: Db, id: string, reply: string | null, now: number): Promise<boolean> {
  return db
    .updateTable('question_reports')
    .set({ status: reply === null ? 'closed' : 'answered', reply, handled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .$call(changesOne)
}

export function countOpen(db: Db): Promise<number> {
  return db.selectFrom('question_reports').where('status', '=', 'open').$call(countRows)
}
