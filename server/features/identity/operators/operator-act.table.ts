import type { OperatorAct } from '#contract/operators.ts'

/** What an operator did. Ids begin with the time, so that they order the rows; `at` in ms. */
export interface OperatorActTable {
  id: string
  at: number
  by_email: string
  act: OperatorAct
  subject: string
  detail: string
}
