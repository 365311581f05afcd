export const welcome = 'Welcome aboard'
export const welcomeAs = (name: string) => `Welcome aboard, ${name}`
export const firstSteps = 'In each module: watch the film, read the lesson, take the quiz.'
export const minutesLeft = (count: number) => `about ${count} minutes left`
export const hoursLeft = (count: number) => `about ${count} ${count === 1 ? 'hour' : 'hours'} left`
/** The stringified error (S8.15). */
export const failure = (error: unknown) => String(error)
