import type { CertificateLetters } from './letter-words.ts'

const otherwise = 'Votre compte y a demandé un certificat.'

export const frenchLetters: CertificateLetters = {
  issued: ({ name }) => ({
    subject: 'Votre certificat EduTrain est arrivé',
    title: 'Les neuf gares sont poinçonnées',
    says: `Félicitations, ${name} : votre certificat est délivré. Téléchargez-le en PDF ou comme Open Badge, et choisissez si sa page publique montre votre nom et la date.`,
    button: 'Voir votre certificat',
    terms:
      'Connectez-vous à votre compte pour le voir. Tant que vous n’avez pas donné votre accord, sa page publique dit qu’il est valable, et rien d’autre.',
    otherwise,
  }),
  declined: ({ reason }) => ({
    subject: 'Votre demande de certificat EduTrain',
    title: 'Pas cette fois',
    says: `Votre demande de certificat a été refusée. Le motif : ${reason}`,
    button: 'Voir votre demande',
    terms:
      'Connectez-vous à votre compte pour la voir. Quand le motif aura disparu, vous pourrez faire une nouvelle demande.',
    otherwise,
  }),
}
