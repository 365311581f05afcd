import type {
  DeskOutcome,
  Oddity,
  RequestList,
  RuleStanding,
} from '#features/certificates/contract/certificate-desk.ts'

export const title = 'Certificates'
export const failed = 'The requests could not be loaded.'
export const lists: Readonly<Record<RequestList, string>> = {
  waiting: 'Waiting',
  issued: 'Issued',
  declined: 'Declined',
  corrections: 'Name changes',
  unsent: 'Email not sent',
}
export const whichList = 'Request lists'
export const waiting = (count: number) => (count >= 1000 ? '1,000 or more waiting' : `${count} waiting`)
export const nothing = 'This list is empty.'
export const search = 'Name, email or certificate number'
export const showList = 'Back to the lists'
export const notFound = 'No request has this name, email or number.'
export const columns = {
  chosen: 'Selected',
  learner: 'Learner',
  asked: 'Requested',
  modules: 'Modules',
  state: 'Status',
  actions: 'Actions',
}
export const actionsFor = (email: string) => `Actions for ${email}`
export const markSeen = 'Mark warnings as seen'
export const markUnseen = 'Mark warnings as not seen'
export const markedSeen = 'Warnings marked as seen.'
export const markedUnseen = 'Warnings marked as not seen.'
/** After a warning. */
export const seen = '(seen)'
export const warningsFirst = 'Show requests with warnings first'
export const oldestFirst = 'Show the oldest requests first'
export const noName = 'no name yet'
export const choose = (email: string) => `Select ${email}`
export const chooseAll = 'Select all on this page'
export const chooseUsual = (count: number) => `Select all without warnings (${count})`
export const chooseOdd = (count: number) =>
  count === 1
    ? '1 request has a warning. Check it, then select it in its row.'
    : `${count} requests have warnings. Check them, then select them in their rows.`
export const chooseEach = (count: number) =>
  count === 1
    ? 'This request has a warning. Check it, then select it in its row.'
    : `All ${count} requests on this page have warnings. Check them, then select them in their rows.`
export const issueSome = 'Issue selected'
export const declineSome = 'Decline selected'
export const resendSome = 'Send email again to selected'
export const issueQuestion = (count: number) =>
  count === 1 ? 'Issue this certificate?' : `Issue ${count} certificates?`
export const lookAt = (count: number) =>
  count === 1 ? '1 request has a warning:' : `${count} requests have warnings:`
export const others = (count: number) =>
  count === 1 ? '1 request has no warnings:' : `${count} requests have no warnings:`
export const nothingOdd = 'No warnings.'
export const issueNote =
  'The name cannot be changed afterwards. A certificate with a wrong name has to be replaced.'
export const oddities: Readonly<Record<Exclude<Oddity, 'fast'>, string>> = {
  'email-unverified': 'email not verified',
  'name-formula': 'the name looks like a formula',
  'name-address': 'the name contains a web or email address',
  'name-single-letter': 'the name is a single letter',
  'name-without-letters': 'the name has no letters',
  'name-mixed-scripts': 'the name mixes alphabets in one word',
  'name-shared': 'another learner has the same name',
}
export const fast = (minutes: number) =>
  minutes < 1
    ? `all ${MODULES} modules in less than a minute`
    : minutes === 1
      ? `all ${MODULES} modules in 1 minute`
      : `all ${MODULES} modules in ${minutes} minutes`
export const asPrinted = 'As printed'
export const notDrawn = 'This name cannot be printed.'
export const drawnName = (name: string) => `Drawn as printed: ${name}`
export const pdf = 'Download PDF'
export const wanted = 'Requested name:'
export const name = 'Name on the certificate'
export const rename = 'Edit name'
export const reissue = 'Replace'
export const issueNew = 'Issue a new one'
export const named = {
  rename: {
    title: 'Edit name',
    note: 'The learner gets an email with the new name, and can still change it until the certificate is issued.',
    action: 'Save name',
  },
  reissue: {
    title: 'Issue a new certificate',
    note: 'The new certificate gets its own number and date. The old one is no longer valid: its page says that it was replaced (or revoked, if it was). The learner gets an email.',
    action: 'Issue the new certificate',
  },
}
export const renamed = 'Name saved.'
export const reissued = 'New certificate issued.'
export const unprintable = (characters: string) => `This name cannot be printed: ${characters}`
export const meanwhile = 'This has already been handled. The list is now up to date.'
export const issueChosen = (count: number) =>
  count === 1 ? 'Issue 1 certificate' : `Issue ${count} certificates`
export const declineChosen = (count: number) =>
  count === 1 ? 'Decline 1 request' : `Decline ${count} requests`
export const resendChosen = (count: number) =>
  count === 1 ? 'Send 1 email again' : `Send ${count} emails again`
export const issue = 'Issue'
export const decline = 'Decline'
export const resend = 'Send the email again'
export const revoke = 'Revoke'
export const isWaiting = 'waiting'
export const byRule = (time: string) => `to be issued automatically on ${time}`
/** Why the rule does not issue it. After `warnings` they follow. */
export const ruleLeft: Readonly<Record<NonNullable<RuleStanding['left']>, string>> = {
  'taken-back': 'to be decided by hand',
  declined: 'not automatically: was declined before',
  'account-disabled': 'not automatically: the account is disabled',
  'modules-missing': 'not automatically: modules not finished',
  'name-missing': 'not automatically: no name yet',
  'name-unprintable': 'not automatically: the name cannot be printed',
  warnings: 'not automatically:',
}
export const takeBack = 'Decide this one by hand'
export const leaveToRule = 'Issue automatically'
export const takenBack = 'You decide on this request now.'
export const leftToRule = 'It will be issued automatically.'
export const issuedOn = (day: string) => `issued ${day}`
export const revokedOn = (day: string, reason: string) => `revoked ${day}: ${reason}`
export const declinedOn = (day: string, reason: string) => `declined ${day}: ${reason}`
export const notMailed = 'email not sent'
export const reasoned = {
  decline: {
    title: (count: number) => (count === 1 ? 'Decline the request' : `Decline ${count} requests`),
    note: 'The learner will see the reason on their certificate page and in an email.',
  },
  'decline-correction': {
    title: (_count: number) => 'Decline the name change',
    note: 'The certificate stays valid. The learner will see the reason on their certificate page and in an email.',
  },
  revoke: {
    title: (_count: number) => 'Revoke the certificate',
    note: 'The public page and the revocation list are updated at once, and the learner gets an email with the reason. This cannot be undone, but you can issue a new certificate later. If this site offers a token, revoke it too, under “Token”.',
  },
}
export const reason = 'Reason'
export const revoked = 'Certificate revoked.'
export const actionFailed = 'This could not be done. Try again later.'
export const done = (count: number) => `${count} done`
export const unmailed = (count: number) =>
  count === 1 ? '1 email could not be sent' : `${count} emails could not be sent`
export const outcomes: Readonly<Record<DeskOutcome['outcome'], string>> = {
  done: 'done',
  'not-requested': 'not requested',
  'already-issued': 'already issued',
  'already-declined': 'already declined',
  'modules-missing': 'modules not finished',
  'name-missing': 'name missing',
  'name-unprintable': 'the name cannot be printed',
  'name-changed': 'the learner has changed the name',
  'nothing-to-say': 'no email to send',
}
