/**
 * A check of what a learner knows. `questions` is JSON, the first `answered` of them with their answers; times are in ms.
 * `try_number` is from 1 on; `right_count` and `finished_at` are there once all are answered.
 */
export interface AssessmentTable {
  id: string
  account_id: string
  kind: 'before' | 'after'
  try_number: number
  form: 'a' | 'b'
  language: string
  questions: string
  answered: number
  question_count: number
  right_count: number | null
  started_at: number
  finished_at: number | null
}

/** In ms: when the offer of a check before the journey was declined, and since when the result may be shown to others. */
export interface AssessmentChoiceTable {
  account_id: string
  offer_declined_at: number | null
  result_shown_since: number | null
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    assessments: AssessmentTable
    assessment_choices: AssessmentChoiceTable
  }
}
