import { inPageLanguage } from '#platform/contract/languages.ts'

/** What the parts of a lesson are called, in the language of the lesson. */
export interface LessonLabels {
  readonly check: string
  readonly think: string
  readonly show: string
  readonly hide: string
  readonly close: string
}

const english: LessonLabels = {
  check: 'Check yourself',
  think: 'Think first, then look.',
  show: 'Show the answer',
  hide: 'Hide the answer',
  close: 'Close',
}

const french: LessonLabels = {
  check: 'Avez-vous compris ?',
  think: 'Réfléchissez d’abord, puis regardez.',
  show: 'Voir la réponse',
  hide: 'Masquer la réponse',
  close: 'Fermer',
}

export const labelsIn = (language: string): LessonLabels =>
  inPageLanguage({ en: english, fr: french }, language)
