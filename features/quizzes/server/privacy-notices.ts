import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['attempts', 'completions'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Quizzes',
        what: 'The questions drawn for you in each quiz, your answers and when you gave them, and the modules that you have finished.',
        why: 'So that you can go on where you stopped, and your certificate can be issued.',
        seenBy:
          'You and the people who run this site. We also count how often each question is answered correctly, for everyone together and without names.',
      },
      fr: {
        name: 'Quiz',
        what: 'Les questions tirées pour vous dans chaque quiz, vos réponses, avec la date et l’heure, et les modules que vous avez terminés.',
        why: 'Pour que vous puissiez reprendre au bon endroit, et que votre certificat puisse être délivré.',
        seenBy:
          'Vous et les personnes qui gèrent ce site. Nous comptons aussi les bonnes réponses à chaque question, pour tout le monde ensemble et sans nom.',
      },
    }),
  },
]
