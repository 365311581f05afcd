import type {
  DeskOutcome,
  Oddity,
  RequestList,
  RuleStanding,
} from '#features/certificates/contract/certificate-desk.ts'

export const title = 'Certificats'
export const failed = 'Les demandes n’ont pas pu être chargées.'
export const lists: Readonly<Record<RequestList, string>> = {
  waiting: 'En attente',
  issued: 'Délivrés',
  declined: 'Refusées',
  corrections: 'Changements de nom',
  unsent: 'E-mail non envoyé',
}
export const whichList = 'Listes de demandes'
export const waiting = (count: number) => (count >= 1000 ? '1 000 ou plus en attente' : `${count} en attente`)
export const nothing = 'Cette liste est vide.'
export const search = 'Nom, adresse e-mail ou numéro du certificat'
export const showList = 'Retour aux listes'
export const notFound = 'Aucune demande ne correspond à ce nom, à cette adresse ou à ce numéro.'
export const columns = {
  chosen: 'Sélection',
  learner: 'Apprenant',
  asked: 'Demandé le',
  modules: 'Modules',
  state: 'État',
  actions: 'Actions',
}
export const actionsFor = (email: string) => `Actions pour ${email}`
export const markSeen = 'Marquer les avertissements comme vus'
export const markUnseen = 'Marquer les avertissements comme non vus'
export const markedSeen = 'Avertissements marqués comme vus.'
export const markedUnseen = 'Avertissements marqués comme non vus.'
/** After a warning. */
export const seen = '(vu)'
export const warningsFirst = 'Afficher d’abord les demandes avec avertissement'
export const oldestFirst = 'Afficher d’abord les plus anciennes demandes'
export const noName = 'pas encore de nom'
export const choose = (email: string) => `Sélectionner ${email}`
export const chooseAll = 'Tout sélectionner sur cette page'
export const chooseUsual = (count: number) => `Sélectionner les demandes sans avertissement (${count})`
export const chooseOdd = (count: number) =>
  count === 1
    ? 'Il reste 1 demande à vérifier. Sélectionnez-la ensuite sur sa ligne.'
    : `${count} demandes ont un avertissement. Vérifiez-les, puis sélectionnez-les sur leur ligne.`
export const chooseEach = (count: number) =>
  count === 1
    ? 'Cette demande est à vérifier. Sélectionnez-la ensuite sur sa ligne.'
    : `Les ${count} demandes de cette page sont à vérifier. Sélectionnez-les ensuite sur leur ligne.`
export const issueSome = 'Délivrer la sélection'
export const declineSome = 'Refuser la sélection'
export const resendSome = 'Renvoyer les e-mails sélectionnés'
export const issueQuestion = (count: number) =>
  count === 1 ? 'Délivrer ce certificat ?' : `Délivrer ${count} certificats ?`
export const lookAt = (count: number) =>
  count === 1 ? '1 demande à vérifier :' : `${count} demandes à vérifier :`
export const others = (count: number) =>
  count === 1 ? '1 demande sans rien à signaler :' : `${count} demandes sans rien à signaler :`
export const nothingOdd = 'Rien à signaler.'
export const issueNote =
  'Le nom ne peut plus être modifié ensuite ; un certificat au nom erroné doit être remplacé.'
export const oddities: Readonly<Record<Exclude<Oddity, 'fast'>, string>> = {
  'email-unverified': 'adresse e-mail non confirmée',
  'name-formula': 'le nom ressemble à une formule',
  'name-address': 'le nom contient une adresse web ou e-mail',
  'name-single-letter': 'le nom n’a qu’une lettre',
  'name-without-letters': 'le nom n’a aucune lettre',
  'name-mixed-scripts': 'le nom mêle plusieurs alphabets dans un même mot',
  'name-shared': 'un autre apprenant porte le même nom',
}
export const fast = (minutes: number) =>
  minutes < 1
    ? `les ${MODULES} modules en moins d’une minute`
    : minutes === 1
      ? `les ${MODULES} modules en 1 minute`
      : `les ${MODULES} modules en ${minutes} minutes`
export const asPrinted = 'Tel qu’imprimé'
export const notDrawn = 'Ce nom ne peut pas être imprimé.'
export const drawnName = (name: string) => `Dessiné tel qu’imprimé : ${name}`
export const pdf = 'Télécharger le PDF'
export const wanted = 'Nom demandé :'
export const name = 'Nom sur le certificat'
export const rename = 'Modifier le nom'
export const reissue = 'Remplacer'
export const issueNew = 'En délivrer un nouveau'
export const named = {
  rename: {
    title: 'Modifier le nom',
    note: 'L’apprenant reçoit un e-mail avec le nouveau nom et peut encore le changer jusqu’à ce que le certificat soit délivré.',
    action: 'Enregistrer le nom',
  },
  reissue: {
    title: 'Délivrer un nouveau certificat',
    note: 'Le nouveau certificat a son propre numéro et sa propre date. L’ancien n’est plus valable : sa page indique qu’il a été remplacé (ou révoqué, s’il l’était). L’apprenant reçoit un e-mail.',
    action: 'Délivrer le nouveau certificat',
  },
}
export const renamed = 'Le nom a été enregistré.'
export const reissued = 'Le nouveau certificat a été délivré.'
export const unprintable = (characters: string) => `Ce nom ne peut pas être imprimé : ${characters}`
export const meanwhile = 'C’est déjà fait. La liste est maintenant à jour.'
export const issueChosen = (count: number) => `Délivrer (${count})`
export const declineChosen = (count: number) => `Refuser (${count})`
export const resendChosen = (count: number) => `Renvoyer (${count})`
export const issue = 'Délivrer'
export const decline = 'Refuser'
export const resend = 'Renvoyer l’e-mail'
export const revoke = 'Révoquer'
export const isWaiting = 'en attente'
export const byRule = (time: string) => `délivrance automatique le ${time}`
export const ruleLeft: Readonly<Record<NonNullable<RuleStanding['left']>, string>> = {
  'taken-back': 'à traiter manuellement',
  declined: 'pas automatiquement : déjà refusée une fois',
  'account-disabled': 'pas automatiquement : le compte est désactivé',
  'modules-missing': 'pas automatiquement : des modules manquent',
  'name-missing': 'pas automatiquement : aucun nom',
  'name-unprintable': 'pas automatiquement : le nom ne peut pas être imprimé',
  warnings: 'pas automatiquement :',
}
export const takeBack = 'Traiter manuellement'
export const leaveToRule = 'Délivrer automatiquement'
export const takenBack = 'La décision vous revient.'
export const leftToRule = 'Le certificat sera délivré automatiquement.'
export const issuedOn = (day: string) => `délivré le ${day}`
export const revokedOn = (day: string, reason: string) => `révoqué le ${day} : ${reason}`
export const declinedOn = (day: string, reason: string) => `refusée le ${day} : ${reason}`
export const notMailed = 'e-mail non envoyé'
export const reasoned = {
  decline: {
    title: (count: number) => (count === 1 ? 'Refuser la demande' : `Refuser ${count} demandes`),
    note: 'L’apprenant lira le motif sur la page de son certificat et dans un e-mail.',
  },
  'decline-correction': {
    title: (_count: number) => 'Refuser le changement de nom',
    note: 'Le certificat reste valable. L’apprenant lira le motif sur la page de son certificat et dans un e-mail.',
  },
  revoke: {
    title: (_count: number) => 'Révoquer le certificat',
    note: 'La page publique et la liste des certificats révoqués sont mises à jour aussitôt, et l’apprenant reçoit un e-mail avec le motif. C’est définitif, mais un nouveau certificat pourra être délivré plus tard. Si ce site propose un jeton, révoquez-le aussi, sous « Jeton ».',
  },
}
export const reason = 'Motif'
export const revoked = 'Le certificat a été révoqué.'
export const actionFailed = 'L’opération a échoué. Réessayez plus tard.'
export const done = (count: number) => (count === 1 ? '1 traitée' : `${count} traitées`)
export const unmailed = (count: number) =>
  count === 1 ? '1 e-mail n’a pas pu être envoyé' : `${count} e-mails n’ont pas pu être envoyés`
export const outcomes: Readonly<Record<DeskOutcome['outcome'], string>> = {
  done: 'fait',
  'not-requested': 'pas de demande',
  'already-issued': 'déjà délivré',
  'already-declined': 'déjà refusée',
  'modules-missing': 'modules non terminés',
  'name-missing': 'nom manquant',
  'name-unprintable': 'le nom ne peut pas être imprimé',
  'name-changed': 'l’apprenant a changé le nom entre-temps',
  'nothing-to-say': 'aucun e-mail à envoyer',
}
