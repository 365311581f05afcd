export const congratulations = (module: number) => `Congratulations on finishing module ${module}`
export const punched = (station: string) => `“${station}” is punched on your ticket.`
export const proceed = 'Proceed to Next Module'
export const recorded = 'Progress Updated'
export const recordFailed = 'Error updating progress'
export const finished = 'Your finished module'
export const noneFinished = 'No module finished yet'
export const noneFinishedNote = 'Your first one is waiting for you: its class, then ten questions.'
export const loadFailed = 'The module you finished last could not be looked up.'
export const toDashboard = 'To the dashboard'
