import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['operators', 'operator_acts'],
    ground: 'interest',
    words: () => ({
      en: {
        name: 'What the team does',
        what: 'What the people who run this site did to your account: who, what, when and why. About these people: since when they may do so.',
        why: 'So that it is possible to check who did what.',
        until:
          'For good. When you delete your account, your email and the reasons are removed from this record.',
        seenBy: 'The people who run this site.',
      },
      fr: {
        name: 'Ce que fait l’équipe',
        what: 'Ce que les personnes qui gèrent ce site ont fait sur votre compte : qui, quoi, quand et pourquoi. Sur ces personnes : depuis quand elles en ont le droit.',
        why: 'Pour que l’on puisse vérifier qui a fait quoi.',
        until:
          'Sans limite. Quand vous supprimez votre compte, votre adresse e-mail et les motifs sont effacés de cette liste.',
        seenBy: 'Les personnes qui gèrent ce site.',
      },
    }),
  },
]
