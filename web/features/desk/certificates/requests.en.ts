import type { DeskOutcome, Oddity, RequestList } from '#contract/certificate-desk.ts'

export const title = 'Certificates'
export const failed = 'The requests could not be loaded.'
export const lists: Readonly<Record<RequestList, string>> = {
  waiting: 'Waiting',
  issued: 'Issued',
  declined: 'Declined',
  corrections: 'Corrections',
  unsent: 'E-mail not sent',
}
export const whichList = 'Lists of requests'
export const waiting = (count: number) => `${count >= 1000 ? '1000 or more wait' : `${count} waiting`}`
export const nothing = 'There is nothing in this list.'
export const search = 'Name, e-mail or certificate number'
export const showList = 'Back to the lists'
export const notFound = 'No request has this in its name, e-mail or number.'
export const columns = {
  chosen: 'Choice',
  learner: 'Learner',
  asked: 'Asked',
  modules: 'Modules',
  state: 'State',
  actions: 'What to do',
}
export const noName = 'no name yet'
export const choose = (email: string) => `Choose ${email}`
export const chooseAll = 'Choose all on this page'
export const chooseUsual = (count: number) => `Choose all with nothing unusual (${count})`
export const chooseOdd = (count: number) =>
  count === 1
    ? 'One other has something to look at first: choose it in its row.'
    : `${count} others have something to look at first: choose them in their rows.`
export const chooseEach = (count: number) =>
  count === 1
    ? 'This request has something to look at first: choose it in its row.'
    : `All ${count} requests on this page have something to look at first: choose them in their rows.`
export const issueSome = 'Issue those chosen'
export const declineSome = 'Decline those chosen'
export const resendSome = 'Send again to those chosen'
export const issueQuestion = (count: number) =>
  count === 1 ? 'Issue this certificate?' : `Issue ${count} certificates?`
export const lookAt = (count: number) =>
  count === 1 ? 'One has something unusual:' : `${count} have something unusual:`
export const others = (count: number) => (count === 1 ? 'One other has not:' : `${count} others have not:`)
export const nothingOdd = 'Nothing unusual was found.'
export const issueNote =
  'The name cannot be changed afterwards; a certificate with a wrong name has to be replaced.'
export const oddities: Readonly<Record<Exclude<Oddity, 'fast'>, string>> = {
  'email-unverified': 'e-mail not verified',
  'name-formula': 'the name looks like a formula',
  'name-address': 'the name holds a web or e-mail address',
  'name-single-letter': 'the name is a single letter',
  'name-without-letters': 'the name has no letters',
  'name-mixed-scripts': 'the name mixes alphabets within a word',
  'name-shared': 'another learner has the same name',
}
export const fast = (minutes: number) =>
  minutes < 1
    ? 'all nine modules in less than a minute'
    : minutes === 1
      ? 'all nine modules in 1 minute'
      : `all nine modules in ${minutes} minutes`
export const wanted = 'Wants:'
export const name = 'Name on the certificate'
export const rename = 'Edit the name'
export const reissue = 'Replace'
export const issueNew = 'Issue a new one'
export const named = {
  rename: {
    title: 'Edit the name',
    note: 'The learner gets an e-mail with the new name, and can change it again until the certificate is issued.',
    action: 'Save the name',
  },
  reissue: {
    title: 'Issue a new certificate',
    note: 'The new certificate has a number and a date of its own. The old one is no longer valid: its page says that it was replaced, or still that it was revoked. The learner gets an e-mail.',
    action: 'Issue the new certificate',
  },
}
export const renamed = 'The name is saved.'
export const reissued = 'The new certificate is issued.'
export const unprintable = (characters: string) => `This name cannot be printed: ${characters}`
export const meanwhile = 'Another operator was faster. The list shows how things are now.'
export const issueChosen = (count: number) => `Issue ${count}`
export const declineChosen = (count: number) => `Decline ${count}`
export const resendChosen = (count: number) => `Send ${count} again`
export const issue = 'Issue'
export const decline = 'Decline'
export const resend = 'Send the e-mail again'
export const revoke = 'Revoke'
export const isWaiting = 'waits'
export const issuedOn = (day: string) => `issued ${day}`
export const revokedOn = (day: string, reason: string) => `revoked ${day}: ${reason}`
export const declinedOn = (day: string, reason: string) => `declined ${day}: ${reason}`
export const notMailed = 'e-mail not sent'
export const reasoned = {
  decline: {
    title: (count: number) => (count === 1 ? 'Decline the request' : `Decline ${count} requests`),
    note: 'The learner reads the reason, on the page and in an e-mail.',
    action: (count: number) => (count === 1 ? 'Decline the request' : `Decline ${count} requests`),
  },
  'decline-correction': {
    title: (_count: number) => 'Keep the name as it is',
    note: 'The certificate stays valid. The learner reads the reason, on the page and in an e-mail.',
    action: (_count: number) => 'Decline the new name',
  },
  revoke: {
    title: (_count: number) => 'Revoke the certificate',
    note: 'The public page and the list of revoked credentials say so at once, and the learner reads the reason. This cannot be undone, but a new certificate can be issued later.',
    action: (_count: number) => 'Revoke the certificate',
  },
}
export const reason = 'Reason'
export const cancel = 'Cancel'
export const revoked = 'The certificate is revoked.'
export const actionFailed = 'This could not be done. Try again later.'
export const done = (count: number) => `${count} done`
export const unmailed = (count: number) =>
  count === 1 ? '1 e-mail could not be sent' : `${count} e-mails could not be sent`
export const outcomes: Readonly<Record<DeskOutcome['outcome'], string>> = {
  done: 'done',
  'not-requested': 'nothing was asked for',
  'already-issued': 'issued before',
  'already-declined': 'declined before',
  'modules-missing': 'modules are missing',
  'name-missing': 'there is no name',
  'name-unprintable': 'the name cannot be printed',
  'name-changed': 'the learner changed the name meanwhile',
  'nothing-to-say': 'there is nothing to write about',
}
