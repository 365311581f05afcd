/** What the parts of a lesson are called, in the language of the lesson. */
export interface LessonLabels {
  readonly check: string
  readonly answer: string
  readonly close: string
}

const english: LessonLabels = { check: 'Check yourself', answer: 'Answer', close: 'Close' }

const labels: ReadonlyMap<string, LessonLabels> = new Map([
  ['en', english],
  ['fr', { check: 'Avez-vous compris ?', answer: 'Réponse', close: 'Fermer' }],
])

export function labelsIn(language: string): LessonLabels {
  return labels.get(language) ?? english
}
