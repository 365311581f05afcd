import type { RowState } from './progress-rules.ts'

export const nextModule = 'Next module'
export const nextStop = (module: string) => `Next module: ${module}`
export const welcome = 'Welcome aboard'
export const welcomeAs = (name: string) => `Welcome aboard, ${name}`
export const firstSteps = 'Each module is a class, a lesson and a quiz. Here is your first one.'
export const arrived = 'You made it'
export const arrivedAs = (name: string) => `You made it, ${name}`
export const steps = {
  class: 'Class',
  lesson: 'Lesson',
  quiz: 'Quiz',
  done: 'done',
  now: 'now',
  open: 'open',
  toRead: 'to read',
  later: 'after class',
  answered: (done: number, count: number) => `${done} of ${count}`,
}
export const goOn = (position: number, count: number) => `Go on: question ${position} of ${count}`
export const behind = (count: number) => (count === 1 ? '1 module behind you' : `${count} modules behind you`)
export const map = 'Map of your journey'
export const ahead = 'The line ahead'
export const modulesDone = (done: number, all: number) => `${done} of ${all} modules done`
export const timeLeft = (time: string) => `about ${time} left`
export const progressFailed = 'Your progress could not be loaded, so only the first module is open for now.'
export const lastKnown = (time: string) =>
  `The server is not responding. Here is your progress as of ${time}.`
export const classesFailed = 'The class links could not be loaded.'
/** The stringified error (S8.15). */
export const failure = (error: unknown) => String(error)
export const updateFailed = 'Error updating progress'

export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const tags = {
  done: 'done',
  nextStop: 'next',
  quizOpen: 'quiz open',
  locked: 'locked',
  classOpen: 'class open',
}
export const takeClass = 'Take Metaverse Class'
export const classLocked = (previous: number) => `Opens after the Module ${previous} class.`
export const readLesson = 'Read the lesson'
export const linkMissing = 'The link to this class could not be loaded.'
export const opensInTab = 'Opens the class in a new tab.'
export const noSpaceTaken = 'This class has no virtual space. It is marked as attended.'
export const noSpace =
  'This class has no virtual space. Read the lesson, then press here to mark the class as attended.'
export const takeQuiz = 'Take Module Quiz'
export const quizNotes: Record<RowState, string> = {
  locked: 'Opens after the class for this module.',
  open: `${CAPITAL_QUESTIONS || 'A few'} questions, as many attempts as you need.`,
  checked: 'Passed. Take it again whenever you like.',
}
export const openFromLesson = 'Open'
export const quizByLesson = 'Usually after the class. You have read the lesson, so you can start.'
export const quizFromLesson = 'Go from the lesson to the quiz'
export const locked = 'Locked'
export const done = 'Done'
export const notDone = 'Not done yet'
