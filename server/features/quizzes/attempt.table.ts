/**
 * An attempt at a quiz. `questions` is JSON (see attempt.store.ts); `answered` counts right answers from 0 to 10.
 * `begun_at` is `started_at` of a learner's first attempt at the module, null for later ones.
 */
export interface AttemptTable {
  id: string
  account_id: string
  module_number: number
  questions: string
  answered: number
  started_at: number
  passed_at: number | null
  begun_at: number | null
}
