import type { ReportReason } from '#features/question-reports/contract.ts'

export const reasons: Readonly<Record<ReportReason, string>> = {
  'wrong-answer': 'The wrong answer counts as right',
  unclear: 'The words are not clear',
  'wrong-fact': 'A fact is wrong or out of date',
  language: 'Spelling or translation',
  other: 'Something else',
}
