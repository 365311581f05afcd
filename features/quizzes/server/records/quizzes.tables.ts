/**
 * `questions` is JSON; `answered` is at most `question_count`; an attempt begins at its first answer: until then
 * `started_at` is 0. `begun_at` is null for all but the first attempt at a module; `language` is the one it began in, null
 * before it was kept.
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
  language: string | null
}

/** `recorded_at` moves when it is recorded again. */
export interface CompletionTable {
  account_id: string
  module_number: number
  attempt_id: string
  completed_at: number
  recorded_at: number
}

/** By id and version, so that an attempt goes on after the content changed. `body` is JSON. */
export interface QuestionTable {
  id: string
  version: string
  body: string
  published_at: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    questions: QuestionTable
    attempts: AttemptTable
    completions: CompletionTable
  }
}
