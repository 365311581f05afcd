import type { ReportStatus } from '#features/question-reports/contract.ts'

export const title = 'Reports about questions'
export const failed = 'The reports could not be loaded.'
export const lists: Readonly<Record<ReportStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}
export const whichList = 'Report lists'
export const nothing = 'This list is empty.'
export const columns = { said: 'Report', question: 'Question', actions: 'Reply' }
export const noWords = 'Nothing was added.'
export const readIn = (language: string) => `read in ${language}`
export const module = (module: number) => `Module ${module}`
export const answer = 'Answer:'
export const changed = 'The words have changed since.'
export const reply = 'Reply'
export const close = 'Close without reply'
export const replying = {
  title: 'Reply to this report',
  note: 'The learner reads it on the account page. No email is sent.',
  action: 'Send reply',
  failed: 'This could not be saved. Your reply is still here: please try again.',
}
export const closing = {
  title: 'Close this report without a reply?',
  note: 'The account page tells the learner that you have looked at it. A closed report cannot be opened again.',
  action: 'Close report',
  failed: 'This could not be saved. Please try again.',
}
export const replyLabel = 'Your reply'
export const replyHint = (most: number) => `Up to ${most} characters, in the learner’s language.`
export const replied = 'Reply saved. The learner can read it now.'
export const closed = 'Report closed.'
export const meanwhile = 'This report was answered or closed in the meantime.'
export const actionFailed = 'This could not be saved.'
export const handled = (day: string) => `on ${day}`
