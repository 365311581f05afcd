/** The name of its programme follows. */
export const nextModule = 'Next module\u00a0·\u00a0'
export const nextStop = (module: string) => `Next module: ${module}`
export const steps = { film: 'Film', lesson: 'Lesson', practice: 'Exercise', quiz: 'Quiz' }
export const states = { now: 'now', open: 'open', optional: 'optional', locked: 'later' }
export const done = 'done'
/** In halves. */
export const minutes = (count: number) => `${Math.floor(count)}${count % 1 ? '½' : ''}\u00a0min`
export const placeIn = (position: number, count: number) => `${position} of ${count}`
export const watchFilm = 'Watch the film'
export const goOn = (position: number, count: number) => `Continue: question ${position} of ${count}`
export const modulesDone = (done: number, all: number) => `${done} of ${all} modules done`
export const classNote = 'Film and lesson with others, in a new tab.'
export const practise = 'Practise'
