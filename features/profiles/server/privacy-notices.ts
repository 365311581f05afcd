import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['profiles'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Your name',
        what: 'Your name and, if you give one, a wallet address.',
        why: 'The name greets you and appears on your certificate. The address is where a token for you would go.',
      },
      fr: {
        name: 'Votre nom',
        what: 'Votre nom et, si vous la donnez, une adresse de portefeuille.',
        why: 'Le nom sert à vous accueillir et figure sur votre certificat. L’adresse est celle où irait un jeton pour vous.',
      },
    }),
  },
]
