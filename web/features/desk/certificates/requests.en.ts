import type { DeskOutcome, RequestList } from '#contract/certificate-desk.ts'

export const title = 'Certificates'
export const failed = 'The requests could not be loaded.'
export const lists: Readonly<Record<RequestList, string>> = {
  waiting: 'Waiting',
  issued: 'Issued',
  declined: 'Declined',
  unsent: 'Letter not sent',
}
export const whichList = 'Lists of requests'
export const waiting = (count: number) => `${count >= 1000 ? '1000 or more wait' : `${count} waiting`}`
export const nothing = 'There is nothing in this list.'
export const search = 'Certificate number or whole e-mail'
export const showList = 'Back to the lists'
export const notFound = 'No request has this number or e-mail.'
export const columns = {
  chosen: 'Choice',
  learner: 'Learner',
  asked: 'Asked',
  modules: 'Modules',
  state: 'State',
  acts: 'What to do',
}
export const noName = 'no name yet'
export const unverified = 'e-mail not verified'
export const choose = (email: string) => `Choose ${email}`
export const chooseAll = 'Choose all on this page'
export const issueChosen = (count: number) => `Issue ${count}`
export const declineChosen = (count: number) => `Decline ${count}`
export const resendChosen = (count: number) => `Send ${count} again`
export const issue = 'Issue'
export const decline = 'Decline'
export const resend = 'Send the letter again'
export const revoke = 'Revoke'
export const publicPage = 'Public page'
export const isWaiting = 'waits'
export const issuedOn = (day: string) => `issued ${day}`
export const revokedOn = (day: string, reason: string) => `revoked ${day}: ${reason}`
export const declinedOn = (day: string, reason: string) => `declined ${day}: ${reason}`
export const notMailed = 'letter not sent'
export const declineTitle = 'Decline the request'
export const declineNote = 'The learner reads the reason, on the page and in a letter.'
export const revokeTitle = 'Revoke the certificate'
export const revokeNote =
  'For good: the public page and the list of revoked credentials say so at once, and the learner reads the reason. A learner gets one certificate only.'
export const reason = 'Reason'
export const cancel = 'Cancel'
export const revoked = 'The certificate is revoked.'
export const actFailed = 'This could not be done. Try again later.'
export const done = (count: number) => `${count} done`
export const unmailed = (count: number) =>
  count === 1 ? '1 letter could not be sent' : `${count} letters could not be sent`
export const outcomes: Readonly<Record<DeskOutcome['outcome'], string>> = {
  done: 'done',
  'not-requested': 'nothing was asked for',
  'already-issued': 'issued before',
  'already-declined': 'declined before',
  'modules-missing': 'modules are missing',
  'name-missing': 'there is no name',
  'name-unprintable': 'the name cannot be printed',
  'nothing-to-say': 'there is nothing to write about',
}
