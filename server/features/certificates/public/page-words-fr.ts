import { numberInWords } from '#server/platform/content/number-words.ts'
import type { englishPage } from './page-words-en.ts'

export const frenchPage: typeof englishPage = {
  locale: 'fr_FR',
  title: 'Certificat EduTrain',
  valid: 'Valable',
  revoked: 'Révoqué',
  unknown: 'Inconnu',
  unknownNote: 'Il n’y a pas de certificat à cette adresse. Vérifiez que vous l’avez copiée en entier.',
  awardedTo: 'Décerné à',
  completed: (moduleCount) =>
    `qui a terminé les ${numberInWords(moduleCount, 'fr')} modules sur les bases du Web3, en réussissant chaque quiz.`,
  issuedBy: 'Délivré par',
  issuedOn: 'Délivré le',
  hidden: (issuer) =>
    `Ce certificat a été délivré par ${issuer} et il est valable. La personne à qui il a été décerné n’a pas choisi de montrer ici son nom et la date.`,
  replaced: 'Remplacé',
  replacedOn: 'Remplacé le',
  replacedNote: (issuer) =>
    `${issuer} avait délivré ce certificat, puis un autre à sa place. Celui-ci n’est plus valable.`,
  replacement: 'Le certificat qui le remplace',
  revokedOn: 'Révoqué le',
  revokedNote: (issuer) => `${issuer} avait délivré ce certificat et l’a révoqué. Il n’est plus valable.`,
  number: 'Numéro du certificat :',
  token: (chain) => `Un jeton de ce certificat existe sur ${chain}.`,
  pdf: 'Certificat en PDF',
  badge: 'Open Badge (image)',
  badgeInWords: 'Un badge rond : l’avant d’un train au-dessus d’une ligne à neuf gares, toutes franchies',
  json: 'Open Badge (JSON signé)',
  jwt: 'Open Badge (JWT signé)',
  qrCode: 'Code QR avec l’adresse de cette page',
  forVerifiers: 'Pour la vérification',
  howTo: 'Le vérifier vous-même',
  howToNote:
    'L’Open Badge porte notre signature numérique. Un vérificateur d’Open Badges 3.0 peut le contrôler avec les clés publiques ci-dessous et voir s’il a été révoqué. Nous le testons avec verifier-core (image et JSON), did-jwt-vc et jose (JWT).',
  keys: 'Nos clés publiques',
  about: 'À propos d’EduTrain',
  languages: 'Langues',
}
