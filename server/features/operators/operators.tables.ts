import type { AuditEventType } from '#contract/operators.ts'

/** Counts only while the account's e-mail is verified. `since` in ms. */
export interface OperatorTable {
  account_id: string
  since: number
}

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
