import type { CertificateEmails } from './email-words.ts'

const otherwise = 'Votre compte y a demandé un certificat.'

export const frenchEmails: CertificateEmails = {
  issued: (name) => ({
    subject: 'Votre certificat EduTrain est arrivé',
    title: 'Les neuf gares sont poinçonnées',
    says: `Félicitations, ${name} : votre certificat est délivré. Téléchargez-le en PDF ou comme Open Badge, et choisissez si sa page publique montre votre nom et la date.`,
    button: 'Voir votre certificat',
    terms:
      'Connectez-vous à votre compte pour le voir. Tant que vous n’avez pas donné votre accord, sa page publique dit qu’il est valable, et rien d’autre.',
    otherwise,
  }),
  reissued: (name) => ({
    subject: 'Votre nouveau certificat EduTrain',
    title: 'Un nouveau billet',
    says: `Votre certificat a été délivré à nouveau, cette fois au nom de ${name}. Le précédent n’est plus valable, et sa page indique qu’il a été remplacé.`,
    button: 'Voir votre certificat',
    terms:
      'Téléchargez les nouveaux fichiers et remplacez les anciens là où vous les avez partagés. La nouvelle page publique ne montre votre nom et la date qu’après un nouvel accord de votre part.',
    otherwise,
  }),
  'name-edited': (name) => ({
    subject: 'Le nom sur votre certificat EduTrain',
    title: 'Est-ce bien votre nom ?',
    says: `Nous avons modifié le nom que portera votre certificat. Il se lit désormais : ${name}`,
    button: 'Voir votre demande',
    terms:
      'S’il n’est pas correct, connectez-vous et changez-le sur cette page avant que le certificat ne soit délivré.',
    otherwise,
  }),
  'correction-declined': (reason) => ({
    subject: 'Le nom sur votre certificat EduTrain',
    title: 'Votre certificat reste tel quel',
    says: `Vous avez demandé un autre nom sur votre certificat. Nous ne l’avons pas changé. Le motif : ${reason}`,
    button: 'Voir votre certificat',
    terms: 'Votre certificat reste valable. Vous pouvez faire une nouvelle demande sur cette page.',
    otherwise,
  }),
  declined: (reason) => ({
    subject: 'Votre demande de certificat EduTrain',
    title: 'Pas cette fois',
    says: `Votre demande de certificat a été refusée. Le motif : ${reason}`,
    button: 'Voir votre demande',
    terms:
      'Connectez-vous à votre compte pour la voir. Quand le motif aura disparu, vous pourrez faire une nouvelle demande.',
    otherwise,
  }),
}
