import type { Operator } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Page } from '#platform/server/http/cursor.ts'
import { recordAuditEvent } from './audit-log.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
}

interface ExportedList {
  readonly list: string
  readonly subject?: string
}

/** Rows read at once: a few milliseconds of work. */
const batchSize = 500

/** Each page is read when the one before was taken. */
export async function exportList<Row, Cursor>(
  parts: Parts,
  operator: Operator,
  exported: ExportedList,
  readPage: (cursor: Cursor | undefined, limit: number) => Promise<Page<Row, Cursor>>,
): Promise<AsyncIterable<Row>> {
  await recordExport(parts, operator, exported)
  return (async function* rows() {
    for (let cursor: Cursor | undefined; ; ) {
      const page = await readPage(cursor, batchSize)
      yield* page.rows
      if (page.next === null) return
      cursor = page.next
    }
  })()
}

/** For lists that are read whole. */
export function recordExport(
  { db, clock }: Parts,
  operator: Operator,
  { list, subject }: ExportedList,
): Promise<void> {
  const event = { by: operator.email, type: 'list-exported', detail: list } as const
  return recordAuditEvent(db, clock(), subject === undefined ? event : { ...event, subject })
}
