import { pluralIn } from '#web/lib/plural.ts'

const plural = pluralIn('fr')

export const nextModule = 'Prochain module'
export const nextStop = (module: string) => `Prochain module : ${module}`
export const welcome = 'Bienvenue à bord'
export const welcomeAs = (name: string) => `Bienvenue à bord, ${name}`
export const firstSteps = 'Chaque module comprend un cours et un quiz. Voici le premier.'
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
export const minutesLeft = (count: number) => `encore environ ${count} minutes`
export const hoursLeft = (count: number) =>
  `encore environ ${String(count).replace('.', ',')} ${plural(count, { one: 'heure', other: 'heures' })}`
export const progressFailed = 'Votre progression n’a pas pu être chargée : seul le premier module est ouvert.'
export const lastKnown = (moment: string) => `Le serveur ne répond pas. Voici votre progression au ${moment}.`
export const classesFailed = 'Les liens des cours n’ont pas pu être chargés.'
export const failure = (_error: unknown) => 'Votre progression n’a pas pu être chargée.'
export const updateFailed = 'Progression non enregistrée. Réessayez.'

export const takeClass = 'Suivre le cours dans le métavers'
export const readLesson = 'Lire la leçon'
export const orLesson = 'Ou lire la leçon ici'
export const lessonRead = 'Leçon lue'
export const practise = 'S’exercer'
export const opensInTab = 'Le cours s’ouvre dans un nouvel onglet.'
export const noSpace =
  'Ce cours n’a pas d’espace virtuel. Lisez la leçon, puis appuyez ici pour le marquer comme suivi.'
export const takeQuiz = 'Faire le quiz du module'
