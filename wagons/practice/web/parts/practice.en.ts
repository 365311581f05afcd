export const skipToContent = 'Skip to content'
export const practice = 'Practice'
export const line = (programme: string, number: number) =>
  programme ? `${programme} · Module ${number} · Practice` : `Module ${number} · Practice`
export const notReal =
  'This is practice. Nothing here is real: no money and no keys, and what you type stays on this page.'
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`
export const goOn = 'Next'
export const check = 'Check'
export const finish = 'Finish'
export const right = 'Correct'
export const notQuite = 'Not quite'
export const wasTried = 'tried, not correct'
export const isRight = 'correct'
export const done = 'Done. You have finished this exercise.'
export const forReal = 'For real'
export const again = 'Start again'
export const waysOn = 'What’s next?'
export const toLesson = 'Read the lesson'
export const toDashboard = 'Back to the dashboard'
export const none = 'There is no exercise for this module.'
export const yourBrowser = 'Your browser is at'
export const yourWallet = 'Your wallet'
export const refuse = 'Refuse'
