import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import { numberInWords } from '#platform/server/content/number-words.ts'
import { beginning, type englishPage } from './page-words-en.ts'

export const frenchPage: typeof englishPage = {
  locale: 'fr_FR',
  title: (issuer) => `Certificat ${issuer}`,
  valid: 'Valable',
  nameless: 'Valable, sans nom affiché',
  revoked: 'Révoqué',
  unknown: 'Inconnu',
  unknownNote:
    'Aucun certificat ne porte ce numéro. Vérifiez que vous avez copié les 22 caractères. Il se peut aussi que la personne qui l’avait reçu l’ait supprimé : il n’en reste alors rien ici.',
  awardedTo: 'Décerné à',
  completed: (moduleCount) =>
    `qui a terminé les ${numberInWords(moduleCount, 'fr')} modules sur les bases du Web3, en réussissant chaque quiz.`,
  issuedBy: 'Délivré par',
  issuedOn: 'Délivré le',
  hidden: (issuer) =>
    `Un certificat portant ce numéro a été délivré par ${issuer}, et il est valable. Cette page ne dit pas à qui : la personne n’a pas choisi de montrer ici son nom et la date. Un document portant ce numéro ne prouve donc rien à lui seul : demandez-lui d’afficher son nom.`,
  nameQuestion: 'Quel nom figure sur le document que vous avez sous les yeux ?',
  nameHint:
    'Nous indiquons seulement si c’est bien le nom inscrit sur ce certificat. Majuscules et minuscules ne comptent pas.',
  nameButton: 'Comparer',
  isName: 'Oui, le même nom',
  isNameNote: 'C’est bien le nom inscrit sur le certificat :',
  isNotName: 'Non, un autre nom',
  isNotNameNote:
    'Ce n’est pas le nom inscrit sur le certificat. Il doit être écrit exactement de la même façon, accents et deuxièmes prénoms compris :',
  nameTooOften:
    'Trop de noms ont été essayés pour le moment. Demandez à la personne d’afficher son nom sur cette page, ou réessayez demain.',
  checkTitle: 'Vérifier un certificat',
  checkNote: 'Saisissez le numéro imprimé sur le certificat, ou collez son adresse.',
  checkLabel: 'Numéro du certificat',
  checkHint: '22 caractères. Les espaces ne comptent pas.',
  checkButton: 'Vérifier',
  checkAnother: 'Vérifier un autre certificat',
  meaning: 'Ce qu’il atteste',
  learnt: (moduleCount, hours) =>
    `${beginning(numberInWords(moduleCount, 'fr'))} modules, chacun avec une leçon et un quiz réussi quand toutes les questions ont reçu une bonne réponse ; environ ${new Intl.NumberFormat('fr').format(hours)} ${hours < 2 ? 'heure' : 'heures'} de travail en tout. Les sujets :`,
  unchecked: (issuer) =>
    `Le nom est celui que la personne a indiqué. ${issuer} n’a vérifié aucune pièce d’identité, et personne n’a surveillé les réponses.`,
  questions: 'Questions sur ce certificat :',
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
  about: `Le site ${siteName}`,
  languages: 'Langues',
}
