export const module = (number: number) => `Module ${number}`
export const questionOf = (position: number, count: number) => `Question ${position} of ${count}`
export const answered = 'Questions answered'
export const answeredOf = (done: number, count: number) => `${done} of ${count}`
export const goodLuck = (name: string) => `Good luck, ${name}!`
export const loadFailed = 'The quiz could not be loaded.'
export const notQuite = 'Not quite.'
export const next = 'Next'
export const markDone = 'Mark Module As Done'
export const enterSends = 'Enter ↵ to send'
export const noOption = 'Please select a valid option.'
export const wrongOption = 'Incorrect option. Try again'
export const serverError = 'Server error. Try again later.'

export const right = 'Right:'
export const readInLesson = 'Read it in the lesson'

export const congratulations = (module: number) => `Congratulations on finishing module ${module}`
export const punched = (station: string) => `“${station}” is punched on your ticket.`
export const proceed = 'Proceed to Next Module'
export const recorded = 'Progress Updated'
export const recordFailed = 'Error updating progress'
export const finished = 'Your finished module'
export const noneFinished = 'No module finished yet'
export const noneFinishedNote = 'Your first one is waiting for you: its class, then ten questions.'
export const lookupFailed = 'The module you finished last could not be looked up.'
export const toDashboard = 'To the dashboard'
