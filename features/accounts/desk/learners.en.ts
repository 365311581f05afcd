import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'

export const title = 'Learners'
export const search = 'Email, name or ID'
export const searchHint = 'Any part of an email or name, or the full ID.'
export const withoutGuests =
  'Guests, who play without an account, are not listed. A guest can be found by the full ID.'
export const allLearners = 'Show all'
export const failed = 'The learners could not be loaded.'
export const none = 'No matches.'
export const noLearners = 'No learners have registered yet.'
export const learner = 'Learner'
export const registered = 'Registered'
export const lastLogin = 'Last login'
export const lastActive = 'Last active'
export const modules = 'Modules'
export const where = 'Where they are'
export const everyone = 'Everywhere'
export const wholeSteps = {
  'not-begun': 'Started no quiz',
  finished: `Completed all ${MODULES} modules`,
  waiting: 'Waiting for a certificate',
} as const
export const moduleSteps = {
  'stopped-before': (module: number) => `Stopped before the end of Module ${module}`,
  'in-quiz': (module: number) => `Module ${module}: quiz not completed`,
  'not-gone-on': (module: number) => `Module ${module}: completed, next quiz not started`,
  attended: (module: number) => `Module ${module}: attended the class`,
  begun: (module: number) => `Module ${module}: quiz started`,
  completed: (module: number) => `Module ${module}: completed`,
} as const
export const inactiveSince = 'Not active since'
export const sortedBy = 'Sort by'
export const sorts = { latest: 'Newest first', activity: 'Last active', name: 'Name' } as const
export const noEmail = 'no email'
export const disabled = 'disabled'
export const unverified = 'email not verified'
export const active = 'active'

export const toList = 'All learners'
export const learnerFailed = 'This learner could not be loaded.'
export const unknown = 'No learner has this ID'
export const unknownNote = 'The account may have been deleted.'
export const nameless = 'Unnamed learner'
export const account = 'Account'
export const email = 'Email'
export const noneGiven = 'none'
export const id = 'ID'
export const state = 'Status'
export const logsInWith = 'Logs in with'
export const password = 'password'
export const sessions = 'Active sessions'
export const operatorSince = 'Operator since'
export const wallet = 'Wallet address'
export const disable = 'Disable this account'
export const disableQuestion = 'Disable this account?'
export const disableNote =
  'This ends all its sessions at once, and no one can log in to it. Nothing is deleted, and you can enable the account again.'
export const reason = 'Reason, for the audit log (optional)'
export const disableNow = 'Disable'
export const enable = 'Enable this account'
export const accountDisabled = 'Account disabled.'
export const accountEnabled = 'Account enabled again.'
export const changeFailed = 'The account could not be changed.'
export const ownAccount = 'You cannot disable your own account.'
export const journey = 'Journey'
export const module = 'Module'
export const attended = 'Class'
/** After the day. */
export const byLesson = ' (lesson read)'
export const completed = 'Completed'
export const attempts = 'Quiz attempts'
export const noAttempts = 'No quiz started yet.'
export const attemptsKept = 'Of a quiz taken again and again, the first attempt and the last three are kept.'
export const begun = 'Started'
export const passed = 'Passed'
export const answered = 'Answered'
export const firstTry = 'Correct on first try'
export const certificate = 'Certificate'
export const badges = 'Badges'
export const noBadges = 'No badge yet.'
export const badge = 'Badge'
export const badgeName = 'Name on it'
export const onItsPage = 'On its page'
export const nameShown = 'name shown'
export const nameNotShown = 'no name'
export const nameHidden = 'name hidden by an operator'
export const hideNote =
  'Hiding takes the name from the public pages of all badges of this learner, later ones too. The badges stay valid.'
export const hideBadges = 'Hide the name'
export const showBadges = 'No longer hide the name'
export const badgesHidden = 'The name is hidden.'
export const badgesShown = 'The learner can show the name again.'
export const badgesFailed = 'The badges could not be changed.'
export const noRequest = 'Not requested yet.'
export const when = 'When'
export const whatHappened = 'Event'
export const toRequest = 'Show in certificate requests'
/** A name, a reason or a number follows where the sentence ends with a colon. */
export const certificateEvents: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'The learner requested a certificate.',
  declined: 'The request was declined:',
  'name-edited': 'An operator changed the name to:',
  issued: 'The certificate was issued:',
  reissued: 'A replacement certificate was issued:',
  revoked: 'The certificate was revoked:',
  'correction-requested': 'The learner requested a different name:',
  'correction-declined': 'The name change was declined:',
  mailed: 'The learner was notified by email.',
  'mail-failed': 'The email to the learner could not be sent.',
}
