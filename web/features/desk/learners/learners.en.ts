import type { CertificateEvent } from '#contract/certificates.ts'

export const title = 'Learners'
export const search = 'E-mail, name or id'
export const searchHint = 'Any part of it, or the whole id.'
export const everybody = 'Show everybody'
export const failed = 'The learners could not be loaded.'
export const none = 'Nobody is found. E-mails and names are searched from their beginning.'
export const nobody = 'Nobody has registered yet.'
export const learner = 'Learner'
export const registered = 'Registered'
export const lastLogin = 'Last login'
export const modules = 'Modules'
export const noEmail = 'no e-mail'
export const disabled = 'disabled'
export const unverified = 'e-mail not verified'
export const active = 'active'

export const toList = 'All learners'
export const learnerFailed = 'This learner could not be loaded.'
export const unknown = 'Nobody has this id'
export const unknownNote = 'The account may have been deleted meanwhile.'
export const nameless = 'A learner'
export const account = 'Account'
export const email = 'E-mail'
export const noneGiven = 'none'
export const id = 'Id'
export const state = 'State'
export const logsInWith = 'Logs in with'
export const password = 'password'
export const sessions = 'Open sessions'
export const operatorSince = 'Operator since'
export const wallet = 'Wallet address'
export const disable = 'Disable this account'
export const disableQuestion = 'Disable this account?'
export const disableNote =
  'All its sessions end at once, and nobody can log in to it. Nothing of it is deleted, and it can be enabled again.'
export const reason = 'Reason, for the journal (optional)'
export const disableNow = 'Disable'
export const cancel = 'Cancel'
export const enable = 'Enable this account again'
export const accountDisabled = 'The account is disabled.'
export const accountEnabled = 'The account is enabled again.'
export const changeFailed = 'The account could not be changed.'
export const ownAccount = 'Nobody can disable their own account.'
export const journey = 'Journey'
export const module = 'Module'
export const attended = 'Class'
export const completed = 'Completed'
export const attempts = 'Attempts at quizzes'
export const noAttempts = 'No quiz begun yet.'
export const begun = 'Begun'
export const passed = 'Passed'
export const answered = 'Answered'
export const firstTry = 'Right at once'
export const certificate = 'Certificate'
export const noRequest = 'Not requested yet.'
export const when = 'When'
export const whatHappened = 'What happened'
export const toRequest = 'Find it among the certificate requests'
/** A name, a reason or a number follows where the sentence ends with a colon. */
export const certificateEvents: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'The learner asked for a certificate.',
  declined: 'The request was declined:',
  'name-edited': 'An operator changed the name to:',
  issued: 'The certificate was issued:',
  reissued: 'A certificate was issued in place of the one before:',
  revoked: 'The certificate was revoked:',
  'correction-requested': 'The learner asked for another name:',
  'correction-declined': 'The other name was declined:',
  mailed: 'The learner was told by e-mail.',
  'mail-failed': 'The e-mail to the learner could not be sent.',
}
