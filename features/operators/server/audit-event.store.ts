import { z } from 'zod'
import type { AuditEvent, AuditEventType } from '#features/operators/contract.ts'
import type { Db } from '#platform/server/db/database.ts'
import { cursorText } from '#platform/server/http/cursor.ts'

/** Ids begin with the time, so that they order the rows; `at` in ms. `account_id` may be of a deleted account. */
export interface AuditEventTable {
  id: string
  at: number
  by_email: string
  act: AuditEventType
  subject: string
  account_id: string | null
  detail: string
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    operator_acts: AuditEventTable
  }
}

export async function insertAuditEvent(
  db: Db,
  { by, type, accountId, ...event }: Omit<AuditEvent, 'email'>,
): Promise<void> {
  await db
    .insertInto('operator_acts')
    .values({ ...event, by_email: by, act: type, account_id: accountId })
    .execute()
}

export const auditCursor = z.strictObject({ id: cursorText })
export type AuditCursor = z.output<typeof auditCursor>

/** Each with the e-mail that its account has now. */
export function selectAuditEvents(db: Db, cursor: AuditCursor | undefined, limit: number) {
  return db
    .selectFrom('operator_acts')
    .leftJoin('accounts', 'accounts.id', 'operator_acts.account_id')
    .select([
      'operator_acts.id',
      'at',
      'by_email as by',
      'act as type',
      'subject',
      'account_id as accountId',
      'detail',
    ])
    .select('accounts.email')
    .$if(cursor !== undefined, (query) => query.where('operator_acts.id', '<', cursor?.id ?? ''))
    .orderBy('operator_acts.id', 'desc')
    .limit(limit)
    .execute()
}

/** Without the operators, because the account's owner downloads it. */
export function selectEventsOf(db: Db, accountId: string) {
  return db
    .selectFrom('operator_acts')
    .select(['at', 'act as type', 'detail'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** The free text may name the learner of a deleted account; who did what and when stays. */
export async function clearDetails(db: Db, accountId: string): Promise<void> {
  await db.updateTable('operator_acts').set({ detail: '' }).where('account_id', '=', accountId).execute()
}
