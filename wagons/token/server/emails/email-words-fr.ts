import type { englishEmails } from './email-words-en.ts'

const terms =
  'Nous n’envoyons pas de lien pour demander un jeton. N’en suivez aucun, même s’il semble venir de nous : ouvrez le site comme vous le faites toujours.'
const otherwise = 'Vous recevez cet e-mail au sujet du jeton de votre certificat.'

export const frenchEmails: typeof englishEmails = {
  arrived: (address, chain) => ({
    subject: 'Votre jeton est arrivé',
    title: 'Votre jeton est arrivé',
    says: `Le jeton de votre certificat est maintenant à votre adresse ${address} sur ${chain}, visible par tout le monde. Si votre portefeuille ne l’affiche pas, la page « Votre jeton » explique comment l’y ajouter.`,
    button: 'Voir votre certificat',
    terms,
    otherwise,
  }),
  ending: (day) => ({
    subject: 'Votre signature pour le jeton expire bientôt',
    title: 'Signez encore une fois',
    says: `Vous avez signé pour le jeton de votre certificat. Il n’a pas encore été envoyé, et votre signature expire le ${day}. Voulez-vous toujours le jeton ? Alors ouvrez le site depuis vos favoris, connectez-vous, ouvrez la page « Votre jeton » et signez de nouveau.`,
    terms,
    otherwise,
  }),
  'address-changed': (address) => ({
    subject: 'L’adresse de portefeuille de votre compte a changé',
    title: 'Est-ce bien vous ?',
    says: address
      ? `L’adresse de portefeuille vérifiée de votre compte est maintenant ${address}. C’est là que va votre jeton.`
      : 'L’adresse de portefeuille vérifiée a été retirée de votre compte.',
    terms:
      'Si c’est vous, vous n’avez rien à faire. Sinon, ouvrez le site depuis vos favoris et changez votre mot de passe, puis l’adresse, sur la page de votre compte.',
    otherwise: 'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.',
  }),
}
