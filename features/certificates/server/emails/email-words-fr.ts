import type { englishEmails } from './email-words-en.ts'

const writeTo = (contact: string | undefined) =>
  contact ? ` Si vous pensez qu’il s’agit d’une erreur, écrivez à ${contact}.` : ''

const otherwise = 'Vous recevez cet e-mail parce que vous avez demandé un certificat.'

export const frenchEmails: typeof englishEmails = {
  issued: (name) => ({
    subject: 'Votre certificat est prêt',
    title: 'Vous voilà au terminus !',
    says: `Félicitations, ${name} ! Votre certificat a été délivré. Téléchargez-le en PDF ou en Open Badge, et choisissez si sa page publique montre votre nom et la date.`,
    button: 'Voir votre certificat',
    also: 'Vous pouvez aussi recevoir un jeton, en souvenir. Il n’est pas obligatoire. Tout est expliqué dans votre compte : ouvrez ce site depuis votre propre favori. Nous n’envoyons jamais de lien vers le jeton, aucun argent ne nous revient, et personne n’a besoin de votre phrase de récupération.',
    terms:
      'Connectez-vous à votre compte pour le voir. Sans votre accord, sa page publique ne montre aucun nom. Elle dit seulement si un nom que l’on y tape est le vôtre. Vous pouvez désactiver cela.',
    otherwise,
  }),
  reissued: (name) => ({
    subject: 'Votre nouveau certificat',
    title: 'Votre nouveau certificat',
    says: `Un nouveau certificat vous a été délivré, au nom de ${name}. Le précédent n’est plus valable, et sa page indique qu’il a été remplacé.`,
    button: 'Voir votre certificat',
    terms:
      'Téléchargez les nouveaux fichiers et remplacez les anciens partout où vous les avez partagés. La nouvelle page publique ne montrera votre nom et la date qu’après un nouvel accord de votre part.',
    otherwise,
  }),
  'name-edited': (name) => ({
    subject: 'Le nom sur votre certificat',
    title: 'Est-ce bien votre nom ?',
    says: `Nous avons modifié le nom qui figurera sur votre certificat. Le voici : ${name}`,
    button: 'Voir votre demande',
    terms:
      'S’il est incorrect, connectez-vous et changez-le sur la page de votre demande avant que le certificat soit délivré.',
    otherwise,
  }),
  'correction-declined': (reason) => ({
    subject: 'Le nom sur votre certificat',
    title: 'Votre certificat reste tel quel',
    says: `Vous avez demandé un autre nom sur votre certificat. Nous n’avons pas fait ce changement. Motif : ${reason}`,
    button: 'Voir votre certificat',
    terms: 'Votre certificat reste valable. Vous pouvez vous connecter et demander de nouveau un autre nom.',
    otherwise,
  }),
  revoked: (reason, contact) => ({
    subject: 'Votre certificat a été révoqué',
    title: 'Votre certificat a été révoqué',
    says: `Votre certificat a été révoqué. Motif : ${reason}`,
    button: 'Voir votre certificat',
    terms: `Le certificat n’est plus valable : sa page publique indique qu’il a été révoqué, sans le motif, et l’Open Badge aussi lorsqu’on le vérifie.${writeTo(contact)}`,
    otherwise,
  }),
  declined: (reason) => ({
    subject: 'Votre demande de certificat',
    title: 'Votre demande a été refusée',
    says: `Nous avons refusé votre demande de certificat. Motif : ${reason}`,
    button: 'Voir votre demande',
    terms:
      'Connectez-vous à votre compte pour la voir. Une fois le problème réglé, vous pourrez faire une nouvelle demande.',
    otherwise,
  }),
}
