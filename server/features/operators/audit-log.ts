import { randomBytes } from 'node:crypto'
import type { AccountExport } from '#contract/account-export.ts'
import type { Output } from '#contract/endpoint.ts'
import type { exportOperatorActs, listOperatorActs, OperatorAct } from '#contract/operators.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { clearDetails, insertAuditEvent, selectAuditEvents, selectEventsOf } from './audit-event.store.ts'

/** An act to be written down; `subject` and `detail` as in the contract. */
export interface Act {
  readonly by: string
  readonly act: OperatorAct
  readonly subject?: string
  /** The account that it is about. No e-mail belongs into the other fields: it is looked up while there is an account. */
  readonly accountId?: string
  readonly detail?: string
}

/** Writes down what an operator does, at `now` (ms): in the transaction that does it, so that neither is without the other. */
export async function recordAuditEvent(
  db: Db,
  now: number,
  { by, act, subject = '', accountId, detail = '' }: Act,
): Promise<void> {
  const id = now.toString(16).padStart(12, '0') + randomBytes(8).toString('hex')
  await insertAuditEvent(db, {
    id,
    at: now,
    by_email: by,
    act,
    subject,
    account_id: accountId ?? null,
    detail,
  })
}

/** Removes the free text of acts about an account that goes, since it may name its learner; who did what and when stays. */
export const clearAuditDetails = (db: Db, accountId: string): Promise<void> => clearDetails(db, accountId)

const pageSize = 50

/** A page of what operators did, the latest first; the first page, or that after the act `before`. */
export async function listAuditEvents(db: Db, before?: string): Promise<Output<typeof listOperatorActs>> {
  const rows = await selectAuditEvents(db, before, pageSize)
  return {
    acts: rows.map(({ by_email, account_id, ...row }) => ({ ...row, by: by_email, accountId: account_id })),
  }
}

/** How many rows are read at once: a few milliseconds of work. */
const batchSize = 500

type Row = Output<typeof exportOperatorActs>

/** Writes down that the journal is exported, and then gives it with this last act first, read as it is taken. */
export async function exportAuditLog(
  { db, clock }: { db: Db; clock: Clock },
  operator: Operator,
): Promise<AsyncIterable<Row>> {
  await recordAuditEvent(db, clock(), { by: operator.email, act: 'list-exported', detail: 'journal' })
  return everyAuditEvent(db)
}

async function* everyAuditEvent(db: Db): AsyncGenerator<Row> {
  for (let before: string | undefined; ; ) {
    const rows = await selectAuditEvents(db, before, batchSize)
    for (const { at, by_email, account_id, ...row } of rows)
      yield { ...row, at: new Date(at).toISOString(), by: by_email, accountId: account_id }
    before = rows.length === batchSize ? rows.at(-1)?.id : undefined
    if (before === undefined) return
  }
}

/** What operators did about an account and why, for its owner to download; who did it is not theirs to know. */
export function exportEventsOf(db: Db, accountId: string): Promise<AccountExport['account']['auditEvents']> {
  return selectEventsOf(db, accountId)
}
