import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['class_presences', 'class_seats', 'class_tickets', 'class_hides', 'held_classes'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Being in a class',
        what: 'The classes you were in, when, for how long and under which nickname; the people you have hidden; and the classes you have led.',
        why: 'So that the class can take place, and counts as visited.',
        seenBy:
          'You, the people who run this site and the person who leads the class. The others in the class see only the nickname.',
      },
      fr: {
        name: 'Présence à un cours',
        what: 'Les cours où vous étiez, quand, combien de temps et sous quel pseudo ; les personnes que vous avez masquées ; et les cours que vous avez animés.',
        why: 'Pour que le cours puisse avoir lieu, et qu’il compte comme suivi.',
        seenBy:
          'Vous, les personnes qui gèrent ce site et celle qui anime le cours. Les autres personnes du cours ne voient que le pseudo.',
      },
    }),
  },
  {
    tables: ['class_lines', 'class_reports'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'What is said in a class',
        what: 'What you write in a class, what you report, and what others report about you.',
        why: 'So that you can talk to each other, and no one has to put up with insults.',
        until: 'What you write: 30 days. Reports: as long as your account exists.',
        seenBy:
          'Everyone in the class, while it lasts. The people who run this site, if something is reported.',
      },
      fr: {
        name: 'Ce qui se dit dans un cours',
        what: 'Ce que vous écrivez dans un cours, ce que vous signalez, et ce que d’autres signalent à votre sujet.',
        why: 'Pour que l’on puisse se parler, et que personne n’ait à subir d’insultes.',
        until: 'Ce que vous écrivez : 30 jours. Les signalements : tant que votre compte existe.',
        seenBy:
          'Toutes les personnes du cours, tant qu’il dure. Celles qui gèrent ce site, si quelque chose est signalé.',
      },
    }),
  },
]
