import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['films_watched'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Films',
        what: 'Which films you watched to the end, and when.',
        why: 'So that these films are ticked on all your devices.',
      },
      fr: {
        name: 'Films',
        what: 'Les films que vous avez regardés jusqu’au bout, avec la date.',
        why: 'Pour que ces films soient cochés sur tous vos appareils.',
      },
    }),
  },
]
