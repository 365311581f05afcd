import type { englishInfo } from './info-words-en.ts'

export const frenchInfo: typeof englishInfo = {
  why: 'Pourquoi',
  until: 'Combien de temps',
  seenBy: 'Qui le voit',
  ground: 'Pourquoi nous en avons le droit',
  grounds: {
    service: 'Vous l’avez demandé (contrat)',
    consent: 'Vous l’avez accepté (consentement)',
    interest: 'On doit pouvoir le vérifier plus tard (notre intérêt légitime)',
  },
  untilDeleted: 'Tant que votre compte existe.',
  seenByUsual: 'Vous et les personnes qui gèrent ce site.',
  missing: (slots) => `Les personnes qui gèrent ce site doivent encore indiquer : ${slots.join(', ')}.`,
  slots: {
    address: 'l’adresse',
    email: 'l’adresse e-mail',
    host: 'l’hébergeur',
    'privacy-contact': 'un contact pour les questions sur vos données',
    authority: 'où déposer une plainte',
  },
  unread:
    'Ce texte est fourni avec le logiciel. Une personne qui connaît la loi de votre pays devrait le lire avant les apprenants.',
  age: (years) =>
    years === 0
      ? 'On peut s’inscrire à tout âge. Si vous n’avez pas encore l’âge adulte, demandez d’abord à vos parents ou à votre école, qui peuvent lire cette page avec vous.'
      : `On peut s’inscrire à partir de ${years} ans. Si vous êtes plus jeune, il faut d’abord l’accord de votre école ou de vos parents.`,
}
