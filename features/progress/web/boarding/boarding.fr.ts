import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const nextModule = 'Prochain module'
export const nextStop = (module: string) => `Prochain module : ${module}`
export const steps = {
  class: 'Cours',
  lesson: 'Leçon',
  read: 'lue',
  quiz: 'Quiz',
  done: 'fait',
  now: 'à faire',
  open: 'ouvert',
  later: 'après le cours',
}
export const goOn = (position: number, count: number) => `Reprendre : question ${position} sur ${count}`
export const modulesDone = (done: number, all: number) =>
  `${done} ${plural(done, { one: 'module terminé', other: 'modules terminés' })} sur ${all}`
export const orLesson = 'Ou lire la leçon ici'
export const practise = 'S’exercer'
