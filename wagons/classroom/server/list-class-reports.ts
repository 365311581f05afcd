import type { Output } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import type { ClassReport, listClassReports as contract } from '#wagons/classroom/contract/classroom.ts'
import { classReportCursor, type FoundReport, selectClassReports } from './records/class-report.store.ts'
import { selectLines } from './records/line.store.ts'

const pageSize = 50
const linesShown = 20

/** With what was said last, for as long as lines are kept. */
export function listClassReports(
  db: Db,
  query: { readonly status?: ClassReport['status'] | undefined; readonly cursor?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  return pageAt(classReportCursor, query.cursor, async (cursor) => {
    const found = await selectClassReports(db, query.status ?? 'open', cursor, pageSize)
    const { rows, next } = pageOf(found, pageSize, ({ reportedAt, id }) => ({ reportedAt, id }))
    const reports: ClassReport[] = []
    for (const row of rows) reports.push(await withLines(db, row))
    return { reports, next }
  })
}

async function withLines(db: Db, { classId, lastLine, ...report }: FoundReport): Promise<ClassReport> {
  if (classId === null) return { ...report, lines: [] }
  const lines = await selectLines(db, classId, { last: lastLine, limit: linesShown, withRemoved: true })
  return { ...report, lines: lines.map(({ nickname, text, at }) => ({ nickname, text, at })) }
}
