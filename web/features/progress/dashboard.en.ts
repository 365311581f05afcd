export const journey = 'Your journey'
export const nextStop = (station: string) => `Next stop: ${station}`
export const endOfLine = 'End of the line: all stations punched'
export const modulesDone = (done: number, all: number) => `${done} of ${all} modules done`
export const timeLeft = (time: string) => `about ${time} to the end of the line`
export const progressFailed = 'Your progress could not be loaded, so only the first stop is open for now.'
export const lastKnown = (moment: string) =>
  `No answer from the server. You see your journey as it was known on ${moment}.`
export const classesFailed = 'The links of the classes could not be loaded.'
/** The stringified error (spec §8). */
export const failure = (error: unknown) => String(error)
export const updateFailed = 'Error updating progress'
