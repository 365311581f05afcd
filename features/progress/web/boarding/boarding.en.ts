/** The name of its programme follows. */
export const nextModule = 'Next module\u00a0·\u00a0'
export const nextStop = (module: string) => `Next module: ${module}`
export const states = { now: 'now', open: 'open', optional: 'optional', locked: 'later' }
export const placeIn = (position: number, count: number) => `${position} of ${count}`
export const goOn = (position: number, count: number) => `Continue: question ${position} of ${count}`
export const modulesDone = (done: number, all: number) => `${done} of ${all} modules done`
export const classNote = 'Film and lesson with others, in a new tab.'
