import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['practice_completions'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Exercises',
        what: 'Which exercises you have done, and when.',
        why: 'So that these exercises are ticked on all your devices.',
      },
      fr: {
        name: 'Exercices',
        what: 'Les exercices que vous avez faits, avec la date.',
        why: 'Pour que ces exercices soient cochés sur tous vos appareils.',
      },
    }),
  },
]
