import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

/** The name of its programme follows. */
export const nextModule = 'Prochain module\u00a0·\u00a0'
export const nextStop = (module: string) => `Prochain module : ${module}`
export const steps = { film: 'Film', lesson: 'Leçon', practice: 'Exercice', quiz: 'Quiz' }
export const states = { now: 'à faire', open: 'disponible', optional: 'facultatif', locked: 'plus tard' }
export const done = 'c’est fait'
/** In halves. */
export const minutes = (count: number) => `${Math.floor(count)} min${count % 1 ? ' 30' : ''}`
export const placeIn = (position: number, count: number) => `${position} sur ${count}`
export const watchFilm = 'Regarder le film'
export const goOn = (position: number, count: number) => `Reprendre : question ${position} sur ${count}`
export const modulesDone = (done: number, all: number) =>
  `${done} ${plural(done, { one: 'module terminé', other: 'modules terminés' })} sur ${all}`
export const classNote = 'Le film et la leçon à plusieurs, dans un nouvel onglet.'
export const practise = 'S’exercer'
