export const nextModule = 'Next module'
export const nextStop = (module: string) => `Next module: ${module}`
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
export const orLesson = 'Or read the lesson here'
export const practise = 'Practise'
