import { pluralIn } from '#web/lib/plural.ts'
import type { RowState } from './progress-rules.ts'

const plural = pluralIn('fr')

export const nextModule = 'Prochain module'
export const nextStop = (module: string) => `Prochain module : ${module}`
export const welcome = 'Bienvenue à bord'
export const welcomeAs = (name: string) => `Bienvenue à bord, ${name}`
export const firstSteps = 'Chaque module comprend un cours, une leçon et un quiz. Voici le premier.'
export const arrived = 'Vous êtes au bout du voyage'
export const arrivedAs = (name: string) => `Vous avez réussi, ${name}`
export const steps = {
  class: 'Cours',
  lesson: 'Leçon',
  quiz: 'Quiz',
  done: 'fait',
  now: 'à faire',
  open: 'ouvert',
  toRead: 'à lire',
  later: 'après le cours',
  answered: (done: number, count: number) => `${done} sur ${count}`,
}
export const goOn = (position: number, count: number) => `Reprendre : question ${position} sur ${count}`
export const behind = (count: number) =>
  `${count} ${plural(count, { one: 'module derrière vous', other: 'modules derrière vous' })}`
export const map = 'Carte de votre voyage'
export const ahead = 'La suite de la ligne'
export const modulesDone = (done: number, all: number) =>
  `${done} ${plural(done, { one: 'module terminé', other: 'modules terminés' })} sur ${all}`
export const timeLeft = (time: string) => `environ ${time} jusqu’au terminus`
export const progressFailed = 'Votre progression n’a pas pu être chargée : seul le premier module est ouvert.'
export const lastKnown = (moment: string) => `Le serveur ne répond pas. Voici votre progression au ${moment}.`
export const classesFailed = 'Les liens des cours n’ont pas pu être chargés.'
export const failure = (_error: unknown) => 'Votre progression n’a pas pu être chargée.'
export const updateFailed = 'Progression non enregistrée. Réessayez.'

export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const tags = {
  done: 'terminé',
  nextStop: 'à suivre',
  quizOpen: 'quiz ouvert',
  locked: 'verrouillé',
  classOpen: 'cours ouvert',
}
export const takeClass = 'Suivre le cours dans le métavers'
export const classLocked = (previous: number) => `S’ouvre après le cours du module ${previous}.`
export const readLesson = 'Lire la leçon'
export const linkMissing = 'Le lien de ce cours n’a pas pu être chargé.'
export const opensInTab = 'Le cours s’ouvre dans un nouvel onglet.'
export const noSpaceTaken = 'Ce cours n’a pas d’espace virtuel. Il est marqué comme suivi.'
export const noSpace =
  'Ce cours n’a pas d’espace virtuel. Lisez la leçon, puis appuyez ici pour le marquer comme suivi.'
export const takeQuiz = 'Faire le quiz du module'
export const quizNotes: Record<RowState, string> = {
  locked: 'S’ouvre après le cours de ce module.',
  open: `${CAPITAL_QUESTIONS || 'Quelques'} questions, autant d’essais que nécessaire.`,
  checked: 'Réussi. Refaites-le quand vous voulez.',
}
export const openFromLesson = 'Ouvert'
export const quizByLesson = 'D’habitude après le cours. Vous avez lu la leçon : vous pouvez commencer.'
export const quizFromLesson = 'Passer de la leçon au quiz'
export const locked = 'Verrouillé'
export const done = 'Terminé'
export const notDone = 'Pas encore fait'
