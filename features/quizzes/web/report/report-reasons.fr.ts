import type { ReportReason } from '#features/question-reports/contract.ts'

export const reasons: Readonly<Record<ReportReason, string>> = {
  'wrong-answer': 'Une mauvaise réponse est comptée comme juste',
  unclear: 'Le texte n’est pas clair',
  'wrong-fact': 'Une information est fausse ou dépassée',
  language: 'Orthographe ou traduction',
  other: 'Autre chose',
}
