import { siteName } from '#platform/web/lib/site-name.ts'
export const congratulations = (module: number) => `Congratulations on finishing module ${module}`
export const lineComplete = (programme: string) => `${programme} complete`
export const journeyComplete = `You made it: all ${MODULES} modules done`
export const yourTicket = 'Your ticket'
export const modulesDone = (done: number, all: number) => `${done} of ${all} modules done`
export const firstTries = (right: number, all: number) => `${right} of ${all} correct on the first try`
export const punched = (station: string) => `Punched for “${station}”.`
/** The name of its programme follows. */
export const nextModule = 'Next module\u00a0·\u00a0'
export const noNext = 'There is no module after this one.'
export const requestCertificate = 'Request your certificate'
export const proceed = 'Proceed to Next Module'
export const recorded = 'Progress Updated'
export const recordFailed = 'Error updating progress'
export const finished = 'Module finished'
export const noneFinished = 'You have not finished a module yet'
export const noneFinishedNote = `Start with the first one: take its class, then answer ${QUESTIONS || 'a few'} questions.`
export const lookupFailed = 'We could not find the module you finished last.'
export const toDashboard = 'Go to the dashboard'
export const stamp = siteName
export const module = (number: number) => `Module ${number}`
