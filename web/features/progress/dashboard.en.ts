export const nextModule = 'Next module'
export const nextStop = (module: string) => `Next module: ${module}`
export const welcome = 'Welcome aboard'
export const welcomeAs = (name: string) => `Welcome aboard, ${name}`
export const firstSteps = 'Each module is a class and a quiz. Here is your first one.'
export const steps = {
  class: 'Class',
  lesson: 'Lesson',
  read: 'read',
  quiz: 'Quiz',
  done: 'done',
  now: 'now',
  open: 'open',
  later: 'after the class',
}
export const goOn = (position: number, count: number) => `Continue: question ${position} of ${count}`
export const modulesDone = (done: number, all: number) => `${done} of ${all} modules done`
export const minutesLeft = (count: number) => `about ${count} minutes left`
export const hoursLeft = (count: number) => `about ${count} ${count === 1 ? 'hour' : 'hours'} left`
export const progressFailed = 'Your progress could not be loaded, so only the first module is open for now.'
export const lastKnown = (time: string) =>
  `The server is not responding. Here is your progress as of ${time}.`
export const classesFailed = 'The class links could not be loaded.'
/** The stringified error (S8.15). */
export const failure = (error: unknown) => String(error)
export const updateFailed = 'Error updating progress'

export const takeClass = 'Take Metaverse Class'
export const readLesson = 'Read the lesson'
export const orLesson = 'Or read the lesson here'
export const lessonRead = 'Lesson read'
export const practise = 'Practise'
export const opensInTab = 'Opens the class in a new tab.'
export const noSpace =
  'This class has no virtual space. Read the lesson, then press here to mark the class as attended.'
export const takeQuiz = 'Take Module Quiz'
