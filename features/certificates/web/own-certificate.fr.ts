import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { siteName } from '#platform/web/lib/site-name.ts'

export const title = 'Votre certificat'
export const comesNext = 'La suite'
export const failed = 'Votre certificat n’a pas pu être chargé.'
export const notRequested = 'Vous n’avez pas encore demandé votre certificat.'
export const notRequestedNote = `Demandez-le depuis le tableau de bord une fois les ${MODULES} modules terminés.`
export const readyNote = `Vous avez terminé les ${MODULES} modules. Vous pouvez demander votre certificat. Nous vous écrirons à`
export const toDashboard = 'Aller au tableau de bord'
export const waiting = 'Nous avons reçu votre demande'
export const waitingNote =
  'Une personne l’examine, ce qui peut prendre quelques jours. Ensuite, nous vous écrirons à'
export const waitingHours = (hours: number) =>
  `Une personne l’examine, le plus souvent en ${hours === 1 ? 'une heure' : `${hours} heures`} environ. Ensuite, nous vous écrirons à`
export const waitingByRule = (time: string) =>
  `Votre certificat sera délivré automatiquement, peu après le ${time}. Nous vous écrirons alors à`
export const untilThen = (hours: number) =>
  `D’ici là, vous pouvez corriger le nom ci-dessous. Chaque correction fait repartir le délai ${hours === 1 ? 'd’une heure' : `de ${hours} heures`}.`
export const needs: Readonly<Record<string, string>> = {
  email: 'Confirmez votre adresse e-mail, et votre certificat sera délivré automatiquement.',
  name: 'Écrivez ci-dessous votre nom complet, avec les lettres d’un seul alphabet, et votre certificat sera délivré automatiquement.',
  'email name':
    'Confirmez votre adresse e-mail, et écrivez ci-dessous votre nom complet, avec les lettres d’un seul alphabet : votre certificat sera alors délivré automatiquement.',
}
export const otherwise =
  'Sinon, une personne examinera votre demande, ce qui peut prendre quelques jours. Ensuite, nous vous écrirons à'
export const nothingMore = 'Vous n’avez plus rien à faire.'
export const declined = 'Votre demande a été refusée'
export const declinedNote = (day: string) => `Le ${day}, pour ce motif :`
export const askAgain = 'Une fois le problème réglé, refaites la demande depuis le tableau de bord.'
export const nameLabel = 'Nom sur le certificat'
export const nameHint =
  'Tel qu’il doit figurer sur le certificat, dans votre alphabet si vous le souhaitez. Vous pouvez le changer tant que le certificat n’est pas délivré.'
export const saveName = 'Enregistrer le nom'
export const nameSaved = 'Le nom a été enregistré.'
export const unprintable = (characters: string) =>
  characters === ''
    ? 'Ce nom contient un caractère que nous ne pouvons pas imprimer. Retirez-le.'
    : `Nous ne pouvons pas imprimer cette partie du nom : ${characters}. Retirez-la ou écrivez-la autrement.`
export const nameTooOften = 'Vous avez changé le nom trop de fois. Réessayez dans quelques minutes.'
export const tooLate = 'Le certificat a été délivré entre-temps : le nom ne peut plus être changé.'
export const nameFailed = 'Le nom n’a pas pu être enregistré. Réessayez plus tard.'
export const forSoftware = 'Pour les logiciels'
export const share = 'Partager'
export const shared = `Mon certificat ${siteName}`
export const copiedWithName = 'Le lien est copié. Sa page montre votre nom et la date.'
export const copiedNameless = 'Le lien est copié. Sa page dit que le certificat est valable, sans votre nom.'
export const askShown = 'Montrer mon nom et la date ?'
export const askShownNote =
  'Le lien mène à la page publique de votre certificat. Pour l’instant, elle ne montre ni votre nom ni la date. Vous pourrez changer ce choix plus tard, sur cette page.'
export const showAndShare = 'Oui, les montrer'
export const shareNameless = 'Non, sans les montrer'
export const shownNotShared =
  'La page de votre certificat montre maintenant votre nom, mais le partage n’a pas abouti. Touchez encore « Partager ».'
export const shareFailed =
  'Le partage n’a pas abouti. Le lien figure sur cette page, sous « Qui peut le voir ».'
export const pdf = 'Télécharger en PDF'
export const badge = 'Télécharger l’image avec le badge'
export const badgeNote =
  'L’image contient votre certificat signé, un Open Badge, pour les sites et les portefeuilles numériques qui acceptent les Open Badges 3.0. Certains demandent le fichier signé à part :'
export const json = 'Fichier signé (JSON)'
export const jwt = 'Fichier signé (JWT)'
export const publicPage = 'Qui peut le voir'
export const publicPageNote =
  'Toute personne qui a le lien, ou le code QR du PDF, peut voir que votre certificat est valable.'
export const verify = 'Vérifier un certificat ou son fichier'
export const linkedIn = 'Ajouter à LinkedIn'
export const revoked = 'Votre certificat a été révoqué'
export const revokedNote = (day: string) => `Le ${day}, pour ce motif :`
export const revokedPage = 'Sa page publique l’indique aussi.'
export const revokedContact = 'Si vous pensez que c’est une erreur, écrivez aux responsables de ce site.'
export const revokedWrite = 'Si vous pensez que c’est une erreur, écrivez à'

export const correctionTitle = 'Le nom est incorrect ?'
export const correctionNote =
  'Demandez-en un autre. Avec notre accord, vous recevrez un nouveau certificat, avec un nouveau numéro et une nouvelle date, et celui-ci ne sera plus valable.'
export const correctionAskedOn = (day: string) => `Le ${day}, vous avez demandé ce nom :`
export const correctionWaiting =
  'Votre certificat reste valable pendant que nous examinons votre demande. Nous vous écrirons ensuite à'
export const correctionLabel = 'Le nom correct'
export const askCorrection = 'Demander ce nom'
export const changeCorrection = 'Modifier ma demande'
export const correctionAsked = 'Nous avons reçu votre demande.'
export const sameName = 'Votre certificat porte déjà ce nom.'
export const correctionFailed = 'Votre demande n’a pas pu être envoyée. Réessayez plus tard.'

export const historyTitle = 'Ce qui s’est passé'
export const certificateNumber = 'Numéro du certificat :'
export const events: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'Vous avez demandé votre certificat.',
  declined: 'Votre demande a été refusée :',
  'name-edited': 'Nous avons changé le nom en :',
  issued: 'Votre certificat a été délivré.',
  reissued: 'Un nouveau certificat a été délivré à la place du précédent.',
  revoked: 'Votre certificat a été révoqué :',
  'correction-requested': 'Vous avez demandé un autre nom :',
  'correction-declined': 'Le nom n’a pas été changé :',
  mailed: 'Nous vous avons écrit par e-mail.',
  'mail-failed': 'Notre e-mail n’a pas pu vous être envoyé.',
}
