export const title = 'Demandes sur des données personnelles'
export const note =
  'Chaque personne inscrite peut télécharger et supprimer ses données sur la page de son compte. Notez ici les demandes reçues autrement, par e-mail ou par la poste. Il faut y répondre sous 30 jours.'
export const add = 'Ajouter une demande'
export const whichList = 'Quelles demandes'
export const lists = { open: 'À traiter', done: 'Traitées' } as const
export const columns = ['Personne', 'Demande', 'Échéance', 'Note', 'Action'] as const
export const kinds = {
  see: 'Voir les données',
  correct: 'Corriger les données',
  delete: 'Supprimer les données',
} as const
export const noneOf = {
  open: 'Aucune demande à traiter.',
  done: 'Aucune demande traitée ces 12 derniers mois.',
} as const
export const failed = 'Les demandes n’ont pas pu être chargées.'
export const number = (id: string) => `Demande ${id}`
export const noAccount = 'sans compte'
export const accountDeleted = 'Compte supprimé'
export const cameOn = (day: string) => `reçue le ${day}`
export const doneOn = (day: string) => `Traitée le ${day}`
export const overdue = (days: number) => (days === 1 ? '1 jour de retard' : `${days} jours de retard`)
export const daysLeft = (days: number) =>
  days === 0 ? 'à traiter aujourd’hui' : days === 1 ? 'encore 1 jour' : `encore ${days} jours`

export const person = 'Adresse e-mail du compte'
export const personHint = 'Si la personne n’a pas de compte, écrivez qui c’est.'
export const kind = 'Ce qu’elle demande'
export const day = 'Date de réception'
export const noteLabel = 'Note (facultative)'
export const noteHint = (longest: number) =>
  `${longest} caractères au plus. La personne peut la lire dans ses données.`
export const addNow = 'Ajouter'
export const added = 'La demande a été ajoutée.'
export const addedWithout = 'La demande a été ajoutée. Aucun compte n’a cette adresse.'
export const dayAhead = 'Cette date est dans le futur.'
export const addFailed = 'La demande n’a pas pu être ajoutée. Ce que vous avez écrit est toujours là.'

export const download = 'Télécharger ses données'
export const downloaded = 'Les données ont été téléchargées. Le journal d’audit en garde la trace.'
export const remove = 'Supprimer le compte'
export const removeQuestion = 'Supprimer ce compte définitivement ?'
export const removeNote =
  'Le compte disparaît avec tout ce qu’il contient, et son certificat devient introuvable. Rien ne peut être rétabli. La demande est considérée comme traitée, et seuls son numéro, sa nature et ses dates sont gardés.'
export const typeEmail = (email: string) => `Tapez ${email} pour confirmer`
export const removeNow = 'Supprimer définitivement'
export const removed = 'Le compte a été supprimé.'
export const finish = 'Marquer comme traitée'
export const finishQuestion = 'Cette demande est-elle traitée ?'
export const finishNote =
  'Vérifiez que la personne a bien reçu votre réponse. La demande est gardée encore 12 mois.'
export const finished = 'La demande est traitée.'
export const refusals: Readonly<Record<string, string>> = {
  'request-done': 'Cette demande a été traitée entre-temps.',
  'no-account': 'Le compte a été supprimé entre-temps.',
  'wrong-email': 'Ce n’est pas l’adresse e-mail du compte.',
  'operator-account': 'C’est le compte d’un opérateur. Retirez-lui d’abord ses droits d’opérateur.',
}
export const actionFailed = 'Cela n’a pas marché. Réessayez.'
