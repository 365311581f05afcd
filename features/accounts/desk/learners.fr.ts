import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'

export const title = 'Apprenants'
export const search = 'Adresse e-mail, nom ou identifiant'
export const searchHint = 'Une partie de l’adresse ou du nom, ou l’identifiant en entier.'
export const withoutGuests =
  'Les invités, qui jouent sans compte, ne figurent pas ici. On retrouve un invité par son identifiant en entier.'
export const allLearners = 'Tout afficher'
export const failed = 'Les apprenants n’ont pas pu être chargés.'
export const none = 'Aucun résultat.'
export const noLearners = 'Personne ne s’est encore inscrit.'
export const learner = 'Apprenant'
export const registered = 'Inscription'
export const lastLogin = 'Dernière connexion'
export const lastActive = 'Dernière activité'
export const modules = 'Modules'
export const where = 'Où ils en sont'
export const everyone = 'Partout'
export const wholeSteps = {
  'not-begun': 'Aucun quiz commencé',
  finished: `Les ${MODULES} modules terminés`,
  waiting: 'En attente d’un certificat',
} as const
export const moduleSteps = {
  'stopped-before': (module: number) => `Arrêtés avant la fin du module ${module}`,
  'in-quiz': (module: number) => `Module ${module} : quiz inachevé`,
  'not-gone-on': (module: number) => `Module ${module} : terminé, quiz suivant non commencé`,
  attended: (module: number) => `Module ${module} : cours suivi`,
  begun: (module: number) => `Module ${module} : quiz commencé`,
  completed: (module: number) => `Module ${module} : terminé`,
} as const
export const inactiveSince = 'Sans activité depuis le'
export const sortedBy = 'Trier par'
export const sorts = { latest: 'Inscription récente', activity: 'Dernière activité', name: 'Nom' } as const
export const noEmail = 'sans adresse e-mail'
export const disabled = 'désactivé'
export const unverified = 'adresse non confirmée'
export const active = 'actif'

export const toList = 'Tous les apprenants'
export const learnerFailed = 'Cette fiche n’a pas pu être chargée.'
export const unknown = 'Aucun apprenant n’a cet identifiant'
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
  'Toutes ses sessions prennent fin aussitôt, et personne ne peut plus s’y connecter. Rien n’est supprimé, et vous pourrez réactiver le compte.'
export const reason = 'Motif, pour le journal d’audit (facultatif)'
export const disableNow = 'Désactiver'
export const enable = 'Réactiver ce compte'
export const accountDisabled = 'Le compte a été désactivé.'
export const accountEnabled = 'Le compte a été réactivé.'
export const changeFailed = 'Le compte n’a pas pu être modifié.'
export const ownAccount = 'Vous ne pouvez pas désactiver votre propre compte.'
export const journey = 'Parcours'
export const module = 'Module'
export const attended = 'Cours'
/** After the day. */
export const byLesson = ' (leçon lue)'
export const completed = 'Terminé'
export const attempts = 'Tentatives de quiz'
export const noAttempts = 'Aucun quiz commencé pour l’instant.'
export const attemptsKept =
  'D’un quiz refait de nombreuses fois, la première tentative et les trois dernières sont conservées.'
export const begun = 'Commencé'
export const passed = 'Réussi'
export const answered = 'Réponses'
export const firstTry = 'Bonnes réponses du premier coup'
export const certificate = 'Certificat'
export const badges = 'Badges'
export const noBadges = 'Aucun badge pour l’instant.'
export const badge = 'Badge'
export const badgeName = 'Nom qui y figure'
export const onItsPage = 'Sur sa page'
export const nameShown = 'nom affiché'
export const nameNotShown = 'aucun nom'
export const nameHidden = 'nom masqué par l’équipe du site'
export const hideNote =
  'Masquer retire le nom des pages publiques de tous les badges de cette personne, y compris les prochains. Les badges restent valables.'
export const hideBadges = 'Masquer le nom'
export const showBadges = 'Ne plus masquer le nom'
export const badgesHidden = 'Le nom est masqué.'
export const badgesShown = 'La personne peut de nouveau montrer son nom.'
export const badgesFailed = 'Les badges n’ont pas pu être modifiés.'
export const noRequest = 'Pas encore demandé.'
export const when = 'Quand'
export const whatHappened = 'Événement'
export const toRequest = 'Afficher dans les demandes de certificat'
/** A name, a reason or a number follows where the sentence ends with a colon. */
export const certificateEvents: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'L’apprenant a demandé un certificat.',
  declined: 'La demande a été refusée :',
  'name-edited': 'Un opérateur a changé le nom en :',
  issued: 'Le certificat a été délivré :',
  reissued: 'Un certificat de remplacement a été délivré :',
  revoked: 'Le certificat a été révoqué :',
  'correction-requested': 'L’apprenant a demandé un autre nom :',
  'correction-declined': 'Le changement de nom a été refusé :',
  mailed: 'L’apprenant a été prévenu par e-mail.',
  'mail-failed': 'L’e-mail à l’apprenant n’a pas pu être envoyé.',
}
