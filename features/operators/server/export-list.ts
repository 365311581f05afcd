import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { Page } from '#platform/server/http/cursor.ts'
import { recordAuditEvent } from './audit-log.ts'

interface ExportedList {
  readonly list: string
  readonly subject?: string
}

/** Rows read at once: a few milliseconds of work. */
const batchSize = 500

/** Each page is read when the one before was taken. */
export async function exportList<Row, Cursor>(
  parts: Pick<Parts, 'db' | 'clock'>,
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
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
  { list, subject }: ExportedList,
) {
  const event = { by: operator.email, type: 'list-exported', detail: list } as const
  return recordAuditEvent(db, clock(), subject === undefined ? event : { ...event, subject })
}
