import { inPageLanguage } from '#platform/contract/languages.ts'

/** What the parts of a lesson are called, in the language of the lesson. */
export interface LessonLabels {
  readonly check: string
  readonly think: string
  /** The same of a question with choices, and what is said of the chosen one. */
  readonly tap: string
  readonly right: string
  readonly wrong: string
  readonly show: string
  readonly hide: string
  /** What learners say of their own answer, and what helps where it was another. */
  readonly knew: string
  readonly notYet: string
  readonly again: string
  readonly close: string
}

const english: LessonLabels = {
  check: 'Check yourself',
  think: 'Answer in your head first, then compare.',
  tap: 'Tap your answer.',
  right: 'Right.',
  wrong: 'Not quite. Try another one.',
  show: 'I have my answer: compare',
  hide: 'Hide the answer',
  knew: 'I knew it',
  notYet: 'Not yet',
  again: 'Read the part above once more.',
  close: 'Close',
}

const french: LessonLabels = {
  check: 'Avez-vous compris ?',
  think: 'Répondez d’abord dans votre tête, puis comparez.',
  tap: 'Choisissez votre réponse.',
  right: 'Bonne réponse.',
  wrong: 'Pas tout à fait. Essayez une autre réponse.',
  show: 'J’ai ma réponse\u00a0: comparer',
  hide: 'Masquer la réponse',
  knew: 'Je le savais',
  notYet: 'Pas encore',
  again: 'Relisez la partie ci-dessus.',
  close: 'Fermer',
}

export const labelsIn = (language: string): LessonLabels =>
  inPageLanguage({ en: english, fr: french }, language)
