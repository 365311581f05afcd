import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const together = 'Regarder ensemble'
export const togetherNote = 'En même temps que tout le monde ici.'
export const aloneNote = 'À votre rythme : le tableau ne change pas pour vous.'
export const startFilm = 'Lancer le film pour tous'
export const board = {
  alone: 'Personne d’autre pour le moment. Lancez le film : les autres vous rejoindront.',
  ready: 'Lancez le film quand vous voulez : tout le monde le regarde ensemble.',
  waiting: 'Le tableau est encore vide. L’animateur va commencer.',
  yours: 'À vous de commencer : lancez le film pour tous.',
  startsIn: (seconds: number) =>
    `Le film commence dans ${seconds} ${plural(seconds, { one: 'seconde', other: 'secondes' })}.`,
  film: 'Le film passe pour tout le monde.',
  filmAlone: 'Le film est en cours.',
  stopped: 'Le film est en pause pour tout le monde.',
  stoppedAlone: 'Le film est en pause.',
  over: 'Le film est terminé.',
  section: (title: string) => `Au tableau : ${title}`,
}
