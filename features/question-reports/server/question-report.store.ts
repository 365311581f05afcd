import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { ReportReason, ReportStatus, StoredReport } from '#features/question-reports/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
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

export type NewReport = Pick<
  StoredReport,
  'questionId' | 'version' | 'moduleNumber' | 'language' | 'reason' | 'words'
> & { readonly id: string }

/** False when this learner has reported this version before. */
export async function insertReport(
  db: Db,
  learner: LearnerId,
  report: NewReport,
  now: number,
): Promise<boolean> {
  const { questionId, moduleNumber, ...same } = report
  const { numInsertedOrUpdatedRows } = await db
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
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type FoundReport = StoredReport & { readonly id: string; readonly accountId: string }

/** Latest first. */
export async function selectReportsOf(db: Db, learner: LearnerId): Promise<FoundReport[]> {
  const rows = await db
    .selectFrom('question_reports')
    .selectAll()
    .where('account_id', '=', learner)
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toReport)
}

export const reportCursor = z.strictObject({ reportedAt: z.int(), id: cursorText })
export type ReportCursor = z.output<typeof reportCursor>

/** Exported for a test of its plan. */
export function reportsWith(db: Db, status: ReportStatus, cursor: ReportCursor | undefined, limit: number) {
  const direction = status === 'open' ? 'asc' : 'desc'
  return db
    .selectFrom('question_reports')
    .selectAll()
    .where('status', '=', status)
    .$if(cursor !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('reported_at', 'id'),
          direction === 'asc' ? '>' : '<',
          tuple(cursor?.reportedAt ?? 0, cursor?.id ?? ''),
        ),
      ),
    )
    .orderBy('reported_at', direction)
    .orderBy('id', direction)
    .limit(limit)
}

/** Open ones the oldest first, others the latest first. */
export async function selectReports(
  db: Db,
  status: ReportStatus,
  cursor: ReportCursor | undefined,
  limit: number,
): Promise<FoundReport[]> {
  return (await reportsWith(db, status, cursor, limit).execute()).map(toReport)
}

export async function findReport(db: Db, id: string): Promise<FoundReport | undefined> {
  const row = await db.selectFrom('question_reports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toReport(row)
}

/** Without a reply it is closed. False when it is not open any more. */
export async function markHandled(db: Db, id: string, reply: string | null, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('question_reports')
    .set({ status: reply === null ? 'closed' : 'answered', reply, handled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('question_reports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

const toReport = (row: Selectable<QuestionReportTable>): FoundReport => ({
  id: row.id,
  accountId: row.account_id,
  questionId: row.question_id,
  version: row.version,
  moduleNumber: row.module_number,
  language: row.language,
  reason: row.reason,
  words: row.words,
  reportedAt: row.reported_at,
  status: row.status,
  reply: row.reply,
  handledAt: row.handled_at,
})
