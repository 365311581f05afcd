import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['attendances'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Classes and lessons',
        what: 'Which classes you went to and which lessons you read, and when.',
        why: 'So that the quiz can open after the class or the lesson.',
      },
      fr: {
        name: 'Cours et leçons',
        what: 'Les cours que vous avez suivis et les leçons que vous avez lues, avec la date.',
        why: 'Pour que le quiz puisse s’ouvrir après le cours ou la leçon.',
      },
    }),
  },
]
