import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import type { Words } from '#platform/server/mail/email-page.ts'
import type { ActionCode, RequestType } from '../records/action-code.store.ts'

export type Subject = Pick<ActionCode, 'requestType' | 'email' | 'newEmail'>

export type EmailWords = Readonly<Record<RequestType, (subject: Subject) => Words>>

const unasked = 'Someone entered your email on our site. If it wasn’t you, you don’t need to do anything:'

export const englishWords: EmailWords = {
  PASSWORD_RESET: ({ email }) => ({
    subject: `Choose a new password for ${siteName}`,
    title: 'A new password',
    says: `Use the button below to choose a new password for your account ${email}.`,
    button: 'Choose a new password',
    terms: 'The link works once and expires in one hour. Once you use it, older links no longer work.',
    otherwise: `${unasked} your password stays the same.`,
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: `Your login link for ${siteName}`,
    title: 'All aboard',
    says: `Use the button below to log in as ${email}, without a password.`,
    button: 'Log in',
    terms:
      'The link works once and expires in one hour. Once you use it, older links no longer work. Don’t share it with anyone.',
    otherwise: `${unasked} no one can log in without the link.`,
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: `Confirm your email for ${siteName}`,
    title: 'Is this your email?',
    says: `Use the button below to confirm that ${email} is your email and that you created the account. Confirm only if you did: the person who created it knows the password.`,
    button: 'Confirm my email',
    terms: 'The link works once and expires in three days. Once you use it, older links no longer work.',
    otherwise: `${unasked} your email stays unconfirmed. If you would like to learn with us, reset the password on the login page. The account is then yours alone.`,
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: `Confirm your new email for ${siteName}`,
    title: 'Is this your new email?',
    says: `Use the button below to change the email of your account from ${email} to ${newEmail}. You will then log in again.`,
    button: 'Use my new email',
    terms: 'The link works once and expires in one hour. Only the latest link works.',
    otherwise: `${unasked} your email will not be added to any account.`,
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: `Your ${siteName} email is being changed`,
    title: 'Was this you?',
    says: `The email of your account is being changed from ${email} to ${newEmail}. If you did not request this, use the button below. It restores your old email, logs out every device and resets the password. Then choose a new password.`,
    button: 'Restore my old email',
    terms: 'The link works once and expires in seven days.',
    otherwise: 'If it was you, you don’t need to do anything.',
  }),
}
