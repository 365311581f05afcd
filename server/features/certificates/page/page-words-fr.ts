import type { PageWords } from './page-words.ts'

export const frenchPage: PageWords = {
  title: 'Certificat EduTrain',
  valid: 'Valable',
  revoked: 'Révoqué',
  unknown: 'Inconnu',
  unknownNote: 'Il n’y a pas de certificat à cette adresse. Vérifiez que l’adresse a été copiée en entier.',
  awardedTo: 'Délivré à',
  completed: 'qui a terminé les neuf modules sur les bases du web3, chaque quiz réussi.',
  issuedBy: 'Délivré par',
  issuedOn: 'Délivré le',
  hidden: (issuer) =>
    `Ce certificat a été délivré par ${issuer} et il est valable. La personne à qui il appartient n’a pas accepté de montrer ici un nom et une date.`,
  revokedOn: 'Révoqué le',
  revokedNote: (issuer) => `${issuer} avait délivré ce certificat et l’a retiré. Il n’est plus valable.`,
  number: 'Numéro du certificat :',
  pdf: 'Certificat en PDF',
  credential: 'Open Badge (fichier signé)',
  howTo: 'Le vérifier sans nous',
  howToNote:
    'L’Open Badge est un fichier qui porte notre signature : tout vérificateur de Verifiable Credentials du W3C peut le contrôler, même hors ligne, avec les clés que nous publions.',
  keys: 'Nos clés publiques',
  about: 'Ce qu’est EduTrain',
  languages: 'Langues',
}
