/**
 * An attempt at a quiz. `questions` is JSON (see attempt.store.ts); `answered` counts right answers, up to
 * `question_count`, with which it is passed.
 * `begun_at` is `started_at` of a learner's first attempt at the module, null for later ones.
 */
export interface AttemptTable {
  id: string
  account_id: string
  module_number: number
  questions: string
  answered: number
  question_count: number
  started_at: number
  passed_at: number | null
  begun_at: number | null
}

/** That a learner has completed a module, by the attempt that did. `recorded_at` moves when it is recorded again. */
export interface CompletionTable {
  account_id: string
  module_number: number
  attempt_id: string
  completed_at: number
  recorded_at: number
}

/**
 * A question as it was once asked, kept by id and version so that an attempt goes on after the content changed.
 * `body` is JSON.
 */
export interface QuestionTable {
  id: string
  version: string
  body: string
  published_at: number
}
