import type { DeskOutcome, RequestList } from '#contract/certificate-desk.ts'

export const title = 'Certificats'
export const failed = 'Les demandes n’ont pas pu être chargées.'
export const lists: Readonly<Record<RequestList, string>> = {
  waiting: 'En attente',
  issued: 'Délivrés',
  declined: 'Refusées',
  unsent: 'Courriel non envoyé',
}
export const whichList = 'Listes de demandes'
export const waiting = (count: number) =>
  `${count >= 1000 ? '1000 ou plus en attente' : `${count} en attente`}`
export const nothing = 'Il n’y a rien dans cette liste.'
export const search = 'Numéro du certificat ou adresse e-mail entière'
export const showList = 'Retour aux listes'
export const notFound = 'Aucune demande n’a ce numéro ou cette adresse.'
export const columns = {
  chosen: 'Choix',
  learner: 'Apprenant',
  asked: 'Demandé',
  modules: 'Modules',
  state: 'État',
  acts: 'Que faire',
}
export const noName = 'pas encore de nom'
export const unverified = 'adresse non confirmée'
export const choose = (email: string) => `Choisir ${email}`
export const chooseAll = 'Tout choisir sur cette page'
export const issueChosen = (count: number) => `Délivrer (${count})`
export const declineChosen = (count: number) => `Refuser (${count})`
export const resendChosen = (count: number) => `Renvoyer (${count})`
export const issue = 'Délivrer'
export const decline = 'Refuser'
export const resend = 'Renvoyer le courriel'
export const revoke = 'Révoquer'
export const publicPage = 'Page publique'
export const isWaiting = 'en attente'
export const issuedOn = (day: string) => `délivré le ${day}`
export const revokedOn = (day: string, reason: string) => `révoqué le ${day} : ${reason}`
export const declinedOn = (day: string, reason: string) => `refusée le ${day} : ${reason}`
export const notMailed = 'courriel non envoyé'
export const declineTitle = 'Refuser la demande'
export const declineNote = 'L’apprenant lit le motif, sur sa page et dans un courriel.'
export const revokeTitle = 'Révoquer le certificat'
export const revokeNote =
  'Pour toujours : la page publique et la liste des certificats révoqués le disent aussitôt, et l’apprenant lit le motif. Chacun ne reçoit qu’un seul certificat.'
export const reason = 'Motif'
export const cancel = 'Annuler'
export const revoked = 'Le certificat est révoqué.'
export const actFailed = 'Cela n’a pas pu être fait. Réessayez plus tard.'
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
  'nothing-to-say': 'il n’y a rien à écrire',
}
