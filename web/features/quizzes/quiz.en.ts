export const module = (number: number) => `Module ${number}`
export const questionOf = (position: number, count: number) => `Question ${position} of ${count}`
export const answered = 'Questions answered'
export const answeredOf = (done: number, count: number) => `${done} of ${count}`
export const goodLuck = (name: string) => `Good luck, ${name}!`
export const loadFailed = 'The quiz could not be loaded.'
export const notQuite = 'Not quite.'
export const next = 'Next'
export const markDone = 'Mark Module As Done'
export const enterSends = 'Press Enter ↵ to send'
export const noOption = 'Please select a valid option.'
export const wrongOption = 'Incorrect option. Try again'
export const serverError = 'Server error. Try again later.'

export const right = 'Correct answer:'
export const readInLesson = 'Read more in the lesson'

export const congratulations = (module: number) => `Congratulations on finishing module ${module}`
export const punched = (station: string) => `Your ticket is punched for “${station}”.`
export const proceed = 'Proceed to Next Module'
export const recorded = 'Progress Updated'
export const recordFailed = 'Error updating progress'
export const finished = 'Module finished'
export const noneFinished = 'You have not finished a module yet'
export const noneFinishedNote = `Start with the first one: take its class, then answer ${QUESTIONS || 'a few'} questions.`
export const lookupFailed = 'We could not find the module you finished last.'
export const toDashboard = 'Go to the dashboard'
