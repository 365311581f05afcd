import type { OperatorAct } from '#contract/operators.ts'

/**
 * What an operator did. Ids begin with the time, so that they order the rows; `at` in ms. `account_id` is the account that
 * it was about, which may be gone; `detail` goes with it.
 */
export interface OperatorActTable {
  id: string
  at: number
  by_email: string
  act: OperatorAct
  subject: string
  account_id: string | null
  detail: string
}
