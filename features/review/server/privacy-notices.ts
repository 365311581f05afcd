import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['reviews'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Review',
        what: 'Which questions from earlier quizzes you answered again, when, and whether you were right.',
        why: 'So that each question comes back on the day when it best helps you to remember.',
      },
      fr: {
        name: 'Révision',
        what: 'Les questions d’anciens quiz auxquelles vous avez répondu de nouveau, la date, et si la réponse était juste.',
        why: 'Pour que chaque question revienne le jour où elle vous aide le mieux à retenir.',
      },
    }),
  },
]
