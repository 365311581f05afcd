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
