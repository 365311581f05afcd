import type { OperatorAct } from '#contract/operators.ts'

/** An account marked by `npm run operator`. It counts only while its e-mail is verified. `since` in ms. */
export interface OperatorTable {
  account_id: string
  since: number
}

/**
 * What an operator did. Ids begin with the time, so that they order the rows; `at` in ms. `account_id` is the account that
 * it was about, which may be gone; `detail` goes with it.
 */
export interface AuditEventTable {
  id: string
  at: number
  by_email: string
  act: OperatorAct
  subject: string
  account_id: string | null
  detail: string
}
