export const module = (number: number) => `Module ${number}`
export const questionOf = (position: number, count: number) => `Question ${position} of ${count}`
export const answered = 'Questions answered'
export const answeredOf = (done: number, count: number) => `${done} of ${count}`
export const goodLuck = (name: string) => `Good luck, ${name}!`
export const toDashboard = 'Go to the dashboard'
export const loadFailed = 'The quiz could not be loaded.'
export const takenOften = (until: string) =>
  `You have taken this quiz many times today. You can take it again on ${until}.`
export const another = 'Not this one'
export const hint = 'Hint:'
export const isRight = 'Correct'
export const wasTried = 'Tried, not correct'
export const kept = 'Saved. It will be sent when you are online.'
export const next = 'Next'
export const markDone = 'Mark Module As Done'
export const seeTicket = 'See your ticket'
export const enterSends = 'Press Enter ↵ to send'
export const enterGoesOn = 'Press Enter ↵ to go on'
export const noOption = 'Please select a valid option.'
export const wrongOption = 'Incorrect option. Try again'
export const serverError = 'Server error. Try again later.'
export const seeAgain = (position: number) => `See question ${position} again`
export const asOften = 'Try as often as you like.'
export const readInLesson = 'Read more in the lesson'
