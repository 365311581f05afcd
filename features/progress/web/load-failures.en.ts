export const progressFailed = 'Your progress could not be loaded, so only the first module is open for now.'
export const lastKnown = (time: string) =>
  `The server is not responding. Here is your progress as of ${time}.`
export const classesFailed = 'The class links could not be loaded.'
