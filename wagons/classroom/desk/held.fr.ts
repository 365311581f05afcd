import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const open = 'Ouvrir le cours maintenant'
export const title = 'Cours donnés'
export const note =
  'Pour chaque cours donné avec un animateur, on garde qui était présent et pendant combien de temps.'
export const failed = 'Les cours donnés n’ont pas pu être chargés.'
export const none = 'Aucun cours n’a encore été donné.'
export const columns = { when: 'Quand', module: 'Module', host: 'Animateur', learners: 'Apprenants' }
export const stillOpen = 'ouvert en ce moment'
export const until = (time: string) => `jusqu’au ${time}`
export const module = (number: number) => `Module ${number}`
export const whoWasThere = (count: number) =>
  plural(count, { one: `${count} apprenant`, other: `${count} apprenants` })
export const heldTitle = (number: number, time: string) => `Cours du module ${number}, ${time}`
export const heldFailed = 'Le cours n’a pas pu être chargé.'
export const unknown = 'Ce cours n’existe pas.'
export const noAttendees = 'Aucun apprenant n’était présent.'
export const removed = '(sorti du cours par l’animateur)'
export const attendees = {
  learner: 'Apprenant',
  nickname: 'Pseudo',
  first: 'Arrivée',
  last: 'Départ',
  minutes: 'Minutes',
}
export const noEmail = 'compte supprimé'
export const back = 'Tous les cours'
export const reports = 'Apprenants signalés'
