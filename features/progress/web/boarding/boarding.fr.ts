import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

/** The name of its programme follows. */
export const nextModule = 'Prochain module\u00a0·\u00a0'
export const nextStop = (module: string) => `Prochain module : ${module}`
export const states = { now: 'à faire', open: 'disponible', optional: 'facultatif', locked: 'plus tard' }
export const placeIn = (position: number, count: number) => `${position} sur ${count}`
export const goOn = (position: number, count: number) => `Reprendre : question ${position} sur ${count}`
export const modulesDone = (done: number, all: number) =>
  `${done} ${plural(done, { one: 'module terminé', other: 'modules terminés' })} sur ${all}`
export const classNote = 'Le film et la leçon à plusieurs, dans un nouvel onglet.'
