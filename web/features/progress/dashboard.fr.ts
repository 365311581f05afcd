import { pluralIn } from '#web/lib/plural.ts'

const plural = pluralIn('fr')

export const journey = 'Votre voyage'
export const nextStop = (station: string) => `Prochain arrêt : ${station}`
export const endOfLine = 'Terminus : toutes les gares sont poinçonnées'
export const modulesDone = (done: number, all: number) =>
  `${done} ${plural(done, { one: 'module terminé', other: 'modules terminés' })} sur ${all}`
export const timeLeft = (time: string) => `environ ${time} jusqu’au terminus`
export const progressFailed =
  'Votre progression n’a pas pu être chargée : seul le premier arrêt est ouvert pour l’instant.'
export const lastKnown = (moment: string) =>
  `Pas de réponse du serveur. Voici votre voyage tel qu’il était connu le ${moment}.`
export const classesFailed = 'Les liens des cours n’ont pas pu être chargés.'
export const failure = (_error: unknown) => 'Votre progression n’a pas pu être chargée.'
export const updateFailed = 'La progression n’a pas pu être mise à jour'
