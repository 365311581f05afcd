import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['question_reports'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Reports about questions',
        what: 'What you told us about a question, and our answer.',
        why: 'So that we can correct the question and answer you.',
      },
      fr: {
        name: 'Signalements de questions',
        what: 'Ce que vous nous avez dit sur une question, et notre réponse.',
        why: 'Pour que nous puissions corriger la question et vous répondre.',
      },
    }),
  },
]
