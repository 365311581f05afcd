import type { ReactNode } from 'react'
import type { ActionMode } from './action-link.ts'

export const titles: Record<ActionMode, string> = {
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your email',
  verifyAndChangeEmail: 'Change your email',
  recoverEmail: 'Keep your old email',
  signIn: 'Log in by link',
}
export const checking = 'Looking at your link…'

export const verifyQuestion = (email: ReactNode) => (
  <>Is {email} yours, and did you make the account with it?</>
)
export const verifyButton = 'Yes, confirm it'
export const verified = 'Your email is confirmed.'
export const somebodyElse = (choosePassword: ReactNode) => (
  <>Somebody else made it? {choosePassword} instead, and it is yours alone.</>
)
export const choosePasswordInstead = 'Choose a new password'
export const changeQuestion = (email: ReactNode, previousEmail: ReactNode) => (
  <>
    From now on, use {email} in place of {previousEmail}?
  </>
)
export const changeButton = 'Yes, change it'
export const changed = 'Your email is changed. Log in with the new one from now on.'
export const recoverQuestion = (email: ReactNode) => (
  <>The email of your account was changed. Did you not want that? Then go back to {email}.</>
)
export const recoverButton = 'Go back to this email'
export const recovered =
  'Your account has its old email again. Its password counts no more: choose a new one now.'
export const choosePassword = 'Choose a new password'
export const goOn = 'Go on'

export const brokenTitle = 'This link is not complete'
export const broken = 'Part of it is missing. Open it again from the mail, or copy all of it.'
export const toLogin = 'Go to the login'
export const failedTitle = 'That did not work'
export const tryAgain = 'Try again'
export const expiredTitle = 'This link has expired'
export const expired = 'Links work for a short time only, and this one was opened too late.'
export const usedTitle = 'This link does not work any more'
export const used = 'It has been used already, or a newer one has taken its place: each link works once.'
export const newLink = 'Ask for a new link'
export const newLinkInAccount = 'Ask for a new link in your account'
export const toAccount = 'Go to your account'

export const otherEmail = 'The link was sent to another email. Please enter that one.'
export const whichEmail = 'Tell us the email that we sent this link to.'
export const email = 'Email'
export const loginAs = (email: ReactNode) => <>As {email}</>
export const login = 'LOGIN'

export const passwordFor = (email: ReactNode) => <>For {email}</>
export const savePassword = 'Save the new password'
export const passwordSet = 'Your new password is set. You were logged out everywhere else.'
export const logIn = 'Log in'
