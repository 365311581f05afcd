import type { DeskOutcome, Oddity, RequestList } from '#contract/certificate-desk.ts'

export const title = 'Certificats'
export const failed = 'Les demandes n’ont pas pu être chargées.'
export const lists: Readonly<Record<RequestList, string>> = {
  waiting: 'En attente',
  issued: 'Délivrés',
  declined: 'Refusées',
  corrections: 'Corrections',
  unsent: 'Courriel non envoyé',
}
export const whichList = 'Listes de demandes'
export const waiting = (count: number) =>
  `${count >= 1000 ? '1000 ou plus en attente' : `${count} en attente`}`
export const nothing = 'Il n’y a rien dans cette liste.'
export const search = 'Nom, adresse e-mail ou numéro du certificat'
export const showList = 'Retour aux listes'
export const notFound = 'Aucune demande ne correspond à ce nom, à cette adresse ou à ce numéro.'
export const columns = {
  chosen: 'Choix',
  learner: 'Apprenant',
  asked: 'Demandé',
  modules: 'Modules',
  state: 'État',
  actions: 'Que faire',
}
export const noName = 'pas encore de nom'
export const choose = (email: string) => `Choisir ${email}`
export const chooseAll = 'Tout choisir sur cette page'
export const chooseUsual = (count: number) => `Choisir toutes celles qui n’ont rien d’inhabituel (${count})`
export const chooseOdd = (count: number) =>
  count === 1
    ? 'Une autre demande est à regarder d’abord : choisissez-la sur sa ligne.'
    : `${count} autres demandes sont à regarder d’abord : choisissez-les sur leur ligne.`
export const chooseEach = (count: number) =>
  count === 1
    ? 'Cette demande est à regarder d’abord : choisissez-la sur sa ligne.'
    : `Les ${count} demandes de cette page sont à regarder d’abord : choisissez-les sur leur ligne.`
export const issueSome = 'Délivrer la sélection'
export const declineSome = 'Refuser la sélection'
export const resendSome = 'Renvoyer à la sélection'
export const issueQuestion = (count: number) =>
  count === 1 ? 'Délivrer ce certificat ?' : `Délivrer ${count} certificats ?`
export const lookAt = (count: number) =>
  count === 1 ? 'L’une a quelque chose d’inhabituel :' : `${count} ont quelque chose d’inhabituel :`
export const others = (count: number) => (count === 1 ? 'Une autre, non :' : `${count} autres, non :`)
export const nothingOdd = 'Rien d’inhabituel n’a été trouvé.'
export const issueNote =
  'Le nom ne peut plus être modifié ensuite ; un certificat au nom erroné doit être remplacé.'
export const oddities: Readonly<Record<Exclude<Oddity, 'fast'>, string>> = {
  'email-unverified': 'adresse e-mail non confirmée',
  'name-formula': 'le nom ressemble à une formule',
  'name-address': 'le nom contient une adresse web ou e-mail',
  'name-single-letter': 'le nom n’a qu’une lettre',
  'name-without-letters': 'le nom n’a aucune lettre',
  'name-mixed-scripts': 'le nom mêle plusieurs alphabets dans un mot',
  'name-shared': 'un autre apprenant porte le même nom',
}
export const fast = (minutes: number) =>
  minutes < 1
    ? 'les neuf modules en moins d’une minute'
    : minutes === 1
      ? 'les neuf modules en 1 minute'
      : `les neuf modules en ${minutes} minutes`
export const wanted = 'Souhaite :'
export const name = 'Nom sur le certificat'
export const rename = 'Modifier le nom'
export const reissue = 'Remplacer'
export const issueNew = 'En délivrer un nouveau'
export const named = {
  rename: {
    title: 'Modifier le nom',
    note: 'L’apprenant reçoit un courriel avec le nouveau nom et peut encore le changer jusqu’à ce que le certificat soit délivré.',
    action: 'Enregistrer le nom',
  },
  reissue: {
    title: 'Délivrer un nouveau certificat',
    note: 'Le nouveau certificat a un numéro et une date à lui. L’ancien n’est plus valable : sa page dit qu’il a été remplacé, ou toujours qu’il a été révoqué. L’apprenant reçoit un courriel.',
    action: 'Délivrer le nouveau certificat',
  },
}
export const renamed = 'Le nom est enregistré.'
export const reissued = 'Le nouveau certificat est délivré.'
export const unprintable = (characters: string) => `Ce nom ne peut pas être imprimé : ${characters}`
export const meanwhile = 'Un autre opérateur a été plus rapide. La liste montre où en sont les choses.'
export const issueChosen = (count: number) => `Délivrer (${count})`
export const declineChosen = (count: number) => `Refuser (${count})`
export const resendChosen = (count: number) => `Renvoyer (${count})`
export const issue = 'Délivrer'
export const decline = 'Refuser'
export const resend = 'Renvoyer le courriel'
export const revoke = 'Révoquer'
export const isWaiting = 'en attente'
export const issuedOn = (day: string) => `délivré le ${day}`
export const revokedOn = (day: string, reason: string) => `révoqué le ${day} : ${reason}`
export const declinedOn = (day: string, reason: string) => `refusée le ${day} : ${reason}`
export const notMailed = 'courriel non envoyé'
export const reasoned = {
  decline: {
    title: (count: number) => (count === 1 ? 'Refuser la demande' : `Refuser ${count} demandes`),
    note: 'L’apprenant lit le motif, sur sa page et dans un courriel.',
    action: (count: number) => (count === 1 ? 'Refuser la demande' : `Refuser ${count} demandes`),
  },
  'decline-correction': {
    title: (_count: number) => 'Garder le nom tel quel',
    note: 'Le certificat reste valable. L’apprenant lit le motif, sur sa page et dans un courriel.',
    action: (_count: number) => 'Refuser le nouveau nom',
  },
  revoke: {
    title: (_count: number) => 'Révoquer le certificat',
    note: 'La page publique et la liste des certificats révoqués le disent aussitôt, et l’apprenant lit le motif. C’est irrévocable, mais un nouveau certificat pourra être délivré plus tard.',
    action: (_count: number) => 'Révoquer le certificat',
  },
}
export const reason = 'Motif'
export const cancel = 'Annuler'
export const revoked = 'Le certificat est révoqué.'
export const actionFailed = 'Cela n’a pas pu être fait. Réessayez plus tard.'
export const done = (count: number) => (count === 1 ? '1 traitée' : `${count} traitées`)
export const unmailed = (count: number) =>
  count === 1 ? '1 courriel n’a pas pu partir' : `${count} courriels n’ont pas pu partir`
export const outcomes: Readonly<Record<DeskOutcome['outcome'], string>> = {
  done: 'fait',
  'not-requested': 'rien n’a été demandé',
  'already-issued': 'déjà délivré',
  'already-declined': 'déjà refusée',
  'modules-missing': 'il manque des modules',
  'name-missing': 'il n’y a pas de nom',
  'name-unprintable': 'le nom ne peut pas être imprimé',
  'name-changed': 'l’apprenant a changé le nom entre-temps',
  'nothing-to-say': 'il n’y a rien à écrire',
}
