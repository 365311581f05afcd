import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['privacy_requests'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Your requests about your data',
        what: 'If you ask us to show, correct or delete your data: who you are, what you asked for, when you asked, our notes, and when it was done.',
        why: 'So that you get an answer in time, and we can show that we answered.',
        until:
          'For 12 months after your request is done. If your account is deleted, only the number of the request, its kind and its dates are kept.',
        seenBy: 'You and the people who run this site.',
      },
      fr: {
        name: 'Vos demandes sur vos données',
        what: 'Si vous nous demandez de montrer, de corriger ou de supprimer vos données : qui vous êtes, ce que vous avez demandé, à quelle date, nos notes, et quand cela a été fait.',
        why: 'Pour que vous ayez une réponse à temps, et que nous puissions montrer que nous avons répondu.',
        until:
          'Pendant 12 mois une fois votre demande traitée. Si votre compte est supprimé, nous ne gardons que le numéro de la demande, sa nature et ses dates.',
        seenBy: 'Vous et les personnes qui gèrent ce site.',
      },
    }),
  },
]
