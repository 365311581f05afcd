import type { CertificateEvent } from '#contract/certificates.ts'

export const title = 'Apprenants'
export const search = 'Adresse e-mail, nom ou identifiant'
export const searchHint = 'N’importe quelle partie, ou l’identifiant en entier.'
export const everybody = 'Afficher tout le monde'
export const failed = 'Les apprenants n’ont pas pu être chargés.'
export const none = 'Personne. Les adresses et les noms sont cherchés depuis leur début.'
export const nobody = 'Personne ne s’est encore inscrit.'
export const learner = 'Apprenant'
export const registered = 'Inscription'
export const lastLogin = 'Dernière connexion'
export const modules = 'Modules'
export const noEmail = 'sans adresse e-mail'
export const disabled = 'désactivé'
export const unverified = 'adresse non confirmée'
export const active = 'actif'

export const toList = 'Tous les apprenants'
export const learnerFailed = 'Cette fiche n’a pas pu être chargée.'
export const unknown = 'Personne n’a cet identifiant'
export const unknownNote = 'Le compte a peut-être été supprimé entre-temps.'
export const nameless = 'Sans nom'
export const account = 'Compte'
export const email = 'Adresse e-mail'
export const noneGiven = 'aucune'
export const id = 'Identifiant'
export const state = 'État'
export const logsInWith = 'Se connecte avec'
export const password = 'mot de passe'
export const sessions = 'Sessions ouvertes'
export const operatorSince = 'Opérateur depuis'
export const wallet = 'Adresse de portefeuille'
export const disable = 'Désactiver ce compte'
export const disableQuestion = 'Désactiver ce compte ?'
export const disableNote =
  'Toutes ses sessions se terminent aussitôt et personne ne peut plus s’y connecter. Rien n’est supprimé, et il peut être réactivé.'
export const reason = 'Raison, pour le journal (facultatif)'
export const disableNow = 'Désactiver'
export const cancel = 'Annuler'
export const enable = 'Réactiver ce compte'
export const accountDisabled = 'Le compte est désactivé.'
export const accountEnabled = 'Le compte est réactivé.'
export const changeFailed = 'Le compte n’a pas pu être modifié.'
export const ownAccount = 'Personne ne peut désactiver son propre compte.'
export const journey = 'Parcours'
export const module = 'Module'
export const attended = 'Cours'
export const completed = 'Terminé'
export const attempts = 'Tentatives de quiz'
export const noAttempts = 'Aucun quiz commencé.'
export const begun = 'Commencé'
export const passed = 'Réussi'
export const answered = 'Réponses'
export const firstTry = 'Justes du premier coup'
export const certificate = 'Certificat'
export const noRequest = 'Pas encore demandé.'
export const when = 'Quand'
export const whatHappened = 'Ce qui s’est passé'
export const toRequest = 'Retrouver parmi les demandes de certificat'
/** A name, a reason or a number follows where the sentence ends with a colon. */
export const certificateEvents: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'L’apprenant a demandé un certificat.',
  declined: 'La demande a été refusée :',
  'name-edited': 'Un opérateur a changé le nom en :',
  issued: 'Le certificat a été délivré :',
  reissued: 'Un certificat a été délivré à la place du précédent :',
  revoked: 'Le certificat a été révoqué :',
  'correction-requested': 'L’apprenant a demandé un autre nom :',
  'correction-declined': 'L’autre nom a été refusé :',
  mailed: 'L’apprenant a été prévenu par courriel.',
  'mail-failed': 'Le courriel à l’apprenant n’a pas pu partir.',
}
