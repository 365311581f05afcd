import type { Words } from '#server/platform/mail/email-page.ts'
import type { ActionCode, RequestType } from '../records/action-code.store.ts'

export type Subject = Pick<ActionCode, 'requestType' | 'email' | 'newEmail'>

export type EmailWords = Readonly<Record<RequestType, (subject: Subject) => Words>>

const unasked = 'Somebody entered your address there. If it was not you, nothing need be done:'

export const englishWords: EmailWords = {
  PASSWORD_RESET: ({ email }) => ({
    subject: 'Choose a new password for EduTrain',
    title: 'A new password',
    says: `With this ticket you choose a new password for your account ${email}.`,
    button: 'Choose a new password',
    terms: 'The link works once, within one hour. Only the newest one counts.',
    otherwise: `${unasked} your password stays as it is.`,
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: 'Your sign-in link for EduTrain',
    title: 'All aboard',
    says: `With this ticket you sign in as ${email}, without a password.`,
    button: 'Sign in',
    terms: 'The link works once, within one hour. Only the newest one counts. Pass it on to nobody.',
    otherwise: `${unasked} without the link nobody gets in.`,
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: 'Confirm your e-mail address for EduTrain',
    title: 'Is this your address?',
    says: `With this ticket you confirm that ${email} is yours and that the account with it is, too. Use it only if you made that account yourself: whoever made it keeps their password.`,
    button: 'Confirm my address',
    terms: 'The link works once, within three days. Only the newest one counts.',
    otherwise: `${unasked} the address stays unconfirmed. Should you want to learn with us, choose a new password on the login page: then the account is yours alone.`,
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: 'Confirm your new e-mail address for EduTrain',
    title: 'Change here',
    says: `With this ticket ${newEmail} becomes the e-mail address of your account, in place of ${email}. You then sign in again.`,
    button: 'Use my new address',
    terms: 'The link works once, within one hour. Only the newest one counts.',
    otherwise: `${unasked} no account gets your address.`,
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: 'Your e-mail address at EduTrain is being changed',
    title: 'Was this you?',
    says: `The e-mail address of your account is being changed from ${email} to ${newEmail}. If you did not ask for that, this ticket brings your address back, signs out everybody and ends the password; choose a new one then.`,
    button: 'Bring my address back',
    terms: 'The link works once, within seven days.',
    otherwise: 'If it was you, nothing need be done.',
  }),
}
