/** That a learner has completed a module, by the attempt that did. `recorded_at` moves when it is recorded again. */
export interface CompletionTable {
  account_id: string
  module_number: number
  attempt_id: string
  completed_at: number
  recorded_at: number
}
