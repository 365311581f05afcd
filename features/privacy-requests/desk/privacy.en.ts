export const title = 'Requests about personal data'
export const note =
  'Learners can download and delete their data on their account page. Record here what they ask for in other ways, such as by email or by post. Each request must be answered within 30 days.'
export const add = 'Add a request'
export const whichList = 'Which requests'
export const lists = { open: 'Open', done: 'Done' } as const
export const columns = ['Person', 'Request', 'Due', 'Note', 'Action'] as const
export const kinds = {
  see: 'See the data',
  correct: 'Correct the data',
  delete: 'Delete the data',
} as const
export const noneOf = { open: 'No open requests.', done: 'No requests done in the last 12 months.' } as const
export const failed = 'The requests could not be loaded.'
export const number = (id: string) => `Request ${id}`
export const noAccount = 'no account'
export const accountDeleted = 'Account deleted'
export const cameOn = (day: string) => `received on ${day}`
export const doneOn = (day: string) => `Done on ${day}`
export const overdue = (days: number) => (days === 1 ? '1 day overdue' : `${days} days overdue`)
export const daysLeft = (days: number) =>
  days === 0 ? 'due today' : days === 1 ? '1 day left' : `${days} days left`

export const person = 'Email of the account'
export const personHint = 'If the person has no account, write who it is.'
export const kind = 'What they ask for'
export const day = 'Date received'
export const noteLabel = 'Note (optional)'
export const noteHint = (longest: number) =>
  `At most ${longest} characters. The person can read it in their data.`
export const addNow = 'Add'
export const added = 'Request added.'
export const addedWithout = 'Request added. There is no account with this email.'
export const dayAhead = 'This date is in the future.'
export const addFailed = 'The request could not be added. What you typed is still here.'

export const download = 'Download their data'
export const downloaded = 'Data downloaded. This is recorded in the audit log.'
export const remove = 'Delete the account'
export const removeQuestion = 'Delete this account for good?'
export const removeNote =
  'The account is deleted with everything in it, and its certificate can no longer be found. Nothing can be brought back. The request counts as done, and only its number, kind and dates are kept.'
export const typeEmail = (email: string) => `Type ${email} to confirm`
export const removeNow = 'Delete for good'
export const removed = 'Account deleted.'
export const finish = 'Mark as done'
export const finishQuestion = 'Is this request done?'
export const finishNote =
  'Make sure that the person has your answer. The request is kept for another 12 months.'
export const finished = 'Request done.'
export const refusals: Readonly<Record<string, string>> = {
  'request-done': 'This request was done in the meantime.',
  'no-account': 'The account was deleted in the meantime.',
  'wrong-email': 'This is not the email of the account.',
  'operator-account': 'This is the account of an operator. Remove the operator access first.',
}
export const actionFailed = 'This did not work. Try again.'
