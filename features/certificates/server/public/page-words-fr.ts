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
    'Aucun certificat ni badge ne porte ce numéro. Vérifiez que vous avez copié les 22 caractères. Il se peut aussi que la personne qui l’avait reçu l’ait supprimé : il n’en reste alors rien ici.',
  badgeTitle: (programme, issuer) => `${programme} · badge ${issuer}`,
  badgeCompleted: (modules, count) =>
    count === 1
      ? `qui a terminé le module ${modules} et réussi son quiz.`
      : `qui a terminé les modules ${modules} et réussi le quiz de chacun.`,
  badgeHidden: (issuer) =>
    `Un badge portant ce numéro a été délivré par ${issuer}, et il est valable. Cette page ne dit pas à qui : la personne n’a pas choisi de montrer ici son nom et la date. Un document portant ce numéro ne prouve donc rien à lui seul : demandez-lui d’afficher son nom.`,
  badgeQuestions: 'Questions sur ce badge :',
  badgeNumber: 'Numéro du badge :',
  badgeFileValid: (issuer, programme, name, day) =>
    `Ce badge, ${programme}, a été délivré par ${issuer} à ${name} le ${day}, et il est valable.`,
  badgeFileReplaced: (issuer, day) =>
    `Ce badge a été délivré par ${issuer}, puis remplacé le ${day} : il n’est plus valable.`,
  badgeReplacedNote: (issuer) =>
    `${issuer} avait délivré ce badge, puis un autre à sa place. Celui-ci n’est plus valable.`,
  badgeReplacement: 'Le badge qui le remplace',
  badgePdf: 'Badge en PDF',
  seeBadgePage: 'Voir la page de ce badge',
  quoted: (title) => `« ${title} »`,
  learntIn: (count, work) =>
    `${count === 1 ? 'Un module' : `${beginning(numberInWords(count, 'fr'))} modules, chacun`} avec une leçon et un quiz réussi quand toutes les questions ont reçu une bonne réponse ; environ ${work} de travail en tout. ${count === 1 ? 'Le sujet :' : 'Les sujets :'}`,
  awardedTo: 'Décerné à',
  completed: (moduleCount) =>
    `qui a terminé les ${numberInWords(moduleCount, 'fr')} modules sur les bases du Web3, en réussissant chaque quiz.`,
  issuedBy: 'Délivré par',
  issuedOn: 'Délivré le',
  hidden: (issuer) =>
    `Un certificat portant ce numéro a été délivré par ${issuer}, et il est valable. Cette page ne dit pas à qui : la personne n’a pas choisi de montrer ici son nom et la date. Un document portant ce numéro ne prouve donc rien à lui seul : demandez-lui d’afficher son nom.`,
  nameQuestion: 'Quel nom figure sur le document que vous avez sous les yeux ?',
  nameHint:
    'Nous indiquons seulement si c’est bien le nom que nous avons inscrit. Majuscules et minuscules ne comptent pas.',
  nameButton: 'Comparer',
  isName: 'Oui, le même nom',
  isNameNote: 'C’est bien le nom inscrit :',
  isNotName: 'Non, un autre nom',
  isNotNameNote:
    'Ce n’est pas le nom inscrit. Il doit être écrit exactement de la même façon, accents et deuxièmes prénoms compris :',
  nameTooOften:
    'Trop de noms ont été essayés pour le moment. Demandez à la personne d’afficher son nom sur cette page, ou réessayez demain.',
  checkTitle: 'Vérifier un certificat ou un badge',
  checkNote: 'Saisissez le numéro qui y figure, ou collez son adresse.',
  checkLabel: 'Numéro',
  checkHint: '22 caractères. Les espaces ne comptent pas.',
  checkButton: 'Vérifier',
  fileLabel: 'Ou choisissez son fichier, ou déposez-le ici',
  fileHint: (megabytes) =>
    `Le PDF, l’image avec le badge (PNG) ou un fichier signé (JSON ou JWT), ${megabytes} Mo au plus. Il est lu une fois et n’est pas conservé.`,
  fileButton: 'Vérifier le fichier',
  fileValid: (issuer, name, day) =>
    `Ce certificat a été délivré par ${issuer} à ${name} le ${day}, et il est valable.`,
  fileValidNote:
    'C’est ce nom qui compte, quel que soit celui que vous voyez dans le fichier : l’apparence d’un PDF ou d’une image se modifie.',
  fileReplaced: (issuer, day) =>
    `Ce certificat a été délivré par ${issuer}, puis remplacé le ${day} : il n’est plus valable.`,
  fileRevoked: (issuer, day) =>
    `Ce certificat a été délivré par ${issuer}, puis révoqué le ${day} : il n’est plus valable.`,
  fileGone:
    'Ce fichier a bien été délivré ici, mais la personne a depuis supprimé ce qu’il atteste, ou l’a fait délivrer de nouveau : il n’est plus valable.',
  forged: 'Modifié ou falsifié',
  fileForged: (issuer) =>
    `Ce fichier dit venir de ${issuer}, mais ce n’est pas ce que nous avons délivré : il a été modifié ou inventé.`,
  fileForgedNote:
    'Ne vous y fiez pas. Demandez à la personne de télécharger de nouveau le fichier, et son numéro.',
  several: 'Plusieurs badges',
  fileSeveral:
    'Ce fichier contient plusieurs badges ou numéros, et ce qui est vrai de l’un ne dit rien des autres : vérifiez chacun séparément.',
  foreign: 'Pas délivré ici',
  fileForeign: (issuer) =>
    `Ce badge n’a pas été délivré par ${issuer} : seul l’organisme qui l’a délivré peut dire s’il est valable.`,
  unproven: 'Ne prouve rien à lui seul',
  fileUnproven:
    'Ce fichier ne contient aucun badge signé, seulement un numéro, et l’apparence d’un PDF se modifie : c’est la page de ce numéro qui compte.',
  noBadge: 'Aucun badge trouvé',
  fileNone:
    'Ce fichier ne contient aucun badge que nous puissions lire : quelle que soit son apparence, il ne prouve rien. Saisissez plutôt le numéro.',
  tooLarge: 'Fichier trop grand',
  fileTooLarge: (megabytes) =>
    `Ce fichier dépasse ${megabytes} Mo et n’a pas été lu : saisissez plutôt le numéro.`,
  tooOften: 'Non vérifié',
  fileTooOften:
    'Trop de fichiers ont été envoyés depuis votre réseau : réessayez dans dix minutes, ou saisissez le numéro.',
  fileBusy:
    'Beaucoup de fichiers sont en cours de vérification : réessayez dans une minute, ou saisissez le numéro.',
  seePage: 'Voir la page de ce certificat',
  seeNumberPage: 'Voir la page de ce numéro',
  anyNumber: 'Numéro :',
  checkAnother: 'Vérifier un autre certificat ou badge',
  meaning: 'Ce qu’il atteste',
  learnt: (moduleCount, hours) =>
    `${beginning(numberInWords(moduleCount, 'fr'))} modules, chacun avec une leçon et un quiz réussi quand toutes les questions ont reçu une bonne réponse ; environ ${new Intl.NumberFormat('fr').format(hours)} ${hours < 2 ? 'heure' : 'heures'} de travail en tout. Les sujets :`,
  skills: (framework, level) => `Les compétences (${framework}, niveau : ${level}) :`,
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
  badge: 'Image contenant le badge',
  pictureInWords: {
    badge: 'Un badge rond : l’avant d’un train au-dessus d’une ligne à neuf gares, toutes franchies',
    'badge-dawn': 'Un badge rond : un soleil levant au-dessus d’un train entre deux gares',
    'badge-winter': 'Un badge rond : un cristal de neige au-dessus d’un train entre deux gares',
    'badge-spring': 'Un badge rond : une fleur au-dessus d’un train entre deux gares',
    'badge-summer': 'Un badge rond : le soleil de midi au-dessus d’un train entre deux gares',
    'badge-fall': 'Un badge rond : une feuille morte au-dessus d’un train entre deux gares',
    'badge-line': 'Un badge rond : un panneau de gare au-dessus d’un train entre deux gares',
  },
  json: 'Open Badge (JSON signé)',
  jwt: 'Open Badge (JWT signé)',
  qrCode: 'Code QR avec l’adresse de cette page',
  forSoftware: 'Pour les logiciels',
  howTo: 'Le vérifier vous-même',
  howToNote:
    'L’Open Badge porte notre signature numérique. Un vérificateur d’Open Badges 3.0 peut contrôler cette image, ou l’un de ces fichiers, avec nos clés publiques, et voir s’il a été révoqué. Nous le testons avec verifier-core (image et JSON), did-jwt-vc et jose (JWT).',
  keys: 'Nos clés publiques',
  about: `Le site ${siteName}`,
  languages: 'Langues',
}
