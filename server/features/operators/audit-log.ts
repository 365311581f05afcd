import { randomBytes } from 'node:crypto'
import type { AccountExport } from '#contract/account-export.ts'
import type { Output } from '#contract/endpoint.ts'
import type { AuditEventType, exportOperatorAuditLog, listOperatorAuditEvents } from '#contract/operators.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { clearDetails, insertAuditEvent, selectAuditEvents, selectEventsOf } from './audit-event.store.ts'

/** `subject` and `detail` as in the contract. */
interface NewAuditEvent {
  readonly by: string
  readonly type: AuditEventType
  readonly subject?: string
  /** No e-mail belongs into the other fields: it is looked up while there is an account. */
  readonly accountId?: string
  readonly detail?: string
}

/** At `now` (ms), in the transaction of what it records, so that neither is without the other. */
export async function recordAuditEvent(
  db: Db,
  now: number,
  { by, type, subject = '', accountId, detail = '' }: NewAuditEvent,
): Promise<void> {
  const id = now.toString(16).padStart(12, '0') + randomBytes(8).toString('hex')
  await insertAuditEvent(db, {
    id,
    at: now,
    by_email: by,
    act: type,
    subject,
    account_id: accountId ?? null,
    detail,
  })
}

/** The free text may name the learner of a deleted account; who did what and when stays. */
export const clearAuditDetails = (db: Db, accountId: string): Promise<void> => clearDetails(db, accountId)

const pageSize = 50

/** The latest first; the first page, or that after the event `before`. */
export async function listAuditEvents(
  db: Db,
  before?: string,
): Promise<Output<typeof listOperatorAuditEvents>> {
  const rows = await selectAuditEvents(db, before, pageSize)
  return { events: rows }
}

/** A few milliseconds of work. */
const batchSize = 500

type Row = Output<typeof exportOperatorAuditLog>

/** Records the export and then gives the log with that event first, read as it is taken. */
export async function exportAuditLog(
  { db, clock }: { db: Db; clock: Clock },
  operator: Operator,
): Promise<AsyncIterable<Row>> {
  await recordAuditEvent(db, clock(), { by: operator.email, type: 'list-exported', detail: 'audit log' })
  return everyAuditEvent(db)
}

async function* everyAuditEvent(db: Db): AsyncGenerator<Row> {
  for (let before: string | undefined; ; ) {
    const rows = await selectAuditEvents(db, before, batchSize)
    for (const { at, ...row } of rows) yield { ...row, at: new Date(at).toISOString() }
    before = rows.length === batchSize ? rows.at(-1)?.id : undefined
    if (before === undefined) return
  }
}

/** For the account's owner to download, hence without the operators. */
export function exportEventsOf(db: Db, accountId: string): Promise<AccountExport['account']['auditEvents']> {
  return selectEventsOf(db, accountId)
}
