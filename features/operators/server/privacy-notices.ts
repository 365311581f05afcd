import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['operators', 'operator_acts', 'operator_mails'],
    ground: 'interest',
    words: () => ({
      en: {
        name: 'What the team does',
        what: 'What the people who run this site did to your account: who, what, when and why. About these people: since when they may do so, and how often an email tells them what is waiting.',
        why: 'So that it is possible to check who did what, and that nobody waits long for an answer.',
        until:
          'For good. When you delete your account, your email and the reasons are removed from this record. Choices about emails go with the account.',
        seenBy: 'The people who run this site.',
      },
      fr: {
        name: 'Ce que fait l’équipe',
        what: 'Ce que les personnes qui gèrent ce site ont fait sur votre compte : qui, quoi, quand et pourquoi. Sur ces personnes : depuis quand elles en ont le droit, et à quelle fréquence un e-mail leur dit ce qui est en attente.',
        why: 'Pour que l’on puisse vérifier qui a fait quoi, et que personne n’attende longtemps une réponse.',
        until:
          'Sans limite. Quand vous supprimez votre compte, votre adresse e-mail et les motifs sont effacés de cette liste. Les choix sur les e-mails sont supprimés avec le compte.',
        seenBy: 'Les personnes qui gèrent ce site.',
      },
    }),
  },
]
