import type { CertificateEvent } from '#contract/certificates.ts'

export const title = 'Votre certificat'
export const failed = 'Votre certificat n’a pas pu être chargé.'
export const notRequested = 'Vous n’avez pas encore demandé votre certificat.'
export const notRequestedNote =
  'Le tableau de bord a un bouton pour cela, une fois les neuf gares poinçonnées.'
export const toDashboard = 'Vers le tableau de bord'
export const waiting = 'Nous avons reçu votre demande'
export const waitingSince = (day: string) =>
  `Vous l’avez faite le ${day}. Une personne va l’examiner ; un courriel vous dira quand le certificat est là.`
export const declined = 'Votre demande a été refusée'
export const declinedNote = (day: string) => `Le ${day}, pour ce motif :`
export const askAgain = 'Quand le motif aura disparu, refaites la demande depuis le tableau de bord.'
export const nameLabel = 'Nom sur le certificat'
export const nameHint =
  'Tel que vous l’écrivez vous-même, dans l’écriture de votre langue si nous en avons les caractères. Vous pouvez le changer tant que le certificat n’est pas délivré.'
export const saveName = 'Enregistrer le nom'
export const nameSaved = 'Le nom est enregistré.'
export const unprintable = (characters: string) =>
  characters === ''
    ? 'Ce nom contient un caractère que nous ne pouvons pas imprimer. Retirez-le, s’il vous plaît.'
    : `Nous ne pouvons pas imprimer cette partie du nom : ${characters}. Retirez-la ou écrivez-la autrement, s’il vous plaît.`
export const nameTooOften =
  'Vous avez changé le nom de nombreuses fois. Réessayez dans quelques minutes, s’il vous plaît.'
export const tooLate = 'Le certificat est délivré entre-temps : son nom reste tel quel.'
export const nameFailed = 'Le nom n’a pas pu être enregistré. Réessayez plus tard.'
export const awardedTo = 'Délivré à'
export const issuedOn = (day: string) => `Délivré le ${day}`
export const pdf = 'Télécharger en PDF'
export const badge = 'Télécharger l’Open Badge'
export const badgeNote =
  'L’Open Badge est une image qui contient votre certificat signé, pour les sites et les portefeuilles numériques qui acceptent les Open Badges 3.0. Certains demandent le fichier signé seul :'
export const json = 'Fichier signé (JSON)'
export const jwt = 'Fichier signé (JWT)'
export const downloadFailed = 'Le fichier n’a pas pu être chargé. Réessayez plus tard.'
export const publicPage = 'La page publique'
export const publicPageNote =
  'Toute personne qui en a l’adresse, ou le code QR du PDF, voit que votre certificat est valable.'
export const linkedIn = 'Ajouter à LinkedIn'
export const shownName = 'Y montrer mon nom et la date, et y proposer les fichiers'
export const shown = 'La page publique montre votre nom et la date.'
export const hidden = 'La page publique ne montre ni votre nom ni la date.'
export const shownFailed = 'Cela n’a pas pu être enregistré. Réessayez plus tard.'
export const revoked = 'Votre certificat a été révoqué'
export const revokedNote = (day: string) => `Le ${day}, pour ce motif :`
export const revokedPage = 'Sa page publique le dit.'
export const revokedContact = 'Si vous pensez à une erreur, écrivez aux responsables de ce site.'
export const revokedWrite = 'Si vous pensez à une erreur, écrivez à'

export const correctionTitle = 'Le nom est-il correct ?'
export const correctionNote =
  'Sinon, demandez-en un autre. Avec notre accord, vous recevrez un nouveau certificat, avec un numéro et une date à lui, et celui-ci ne sera plus valable.'
export const correctionAskedOn = (day: string) => `Le ${day}, vous avez demandé :`
export const correctionWaiting =
  'Nous allons examiner votre demande et vous écrire. D’ici là, votre certificat reste valable.'
export const correctionLabel = 'Le nom qu’il doit porter'
export const askCorrection = 'Demander ce nom'
export const changeCorrection = 'Modifier votre demande'
export const correctionAsked = 'Nous avons reçu votre souhait.'
export const sameName = 'Votre certificat porte déjà ce nom.'
export const correctionFailed = 'L’envoi a échoué. Réessayez plus tard.'

export const historyTitle = 'Ce qui s’est passé'
export const certificateNumber = 'Numéro du certificat :'
export const events: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'Vous avez demandé votre certificat.',
  declined: 'Votre demande a été refusée :',
  'name-edited': 'Nous avons modifié le nom de votre demande :',
  issued: 'Votre certificat a été délivré.',
  reissued: 'Un nouveau certificat a été délivré à la place du précédent.',
  revoked: 'Votre certificat a été révoqué :',
  'correction-requested': 'Vous avez demandé un autre nom :',
  'correction-declined': 'Le nom n’a pas été changé :',
  mailed: 'Nous vous avons écrit par courriel.',
  'mail-failed': 'Notre courriel n’a pas pu vous être envoyé.',
}
