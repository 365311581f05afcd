import type { ReactNode } from 'react'
import type { ActionMode } from './action-link.ts'

export const titles: Record<ActionMode, string> = {
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your email',
  verifyAndChangeEmail: 'Change your email',
  recoverEmail: 'Restore your old email',
  signIn: 'Log in with a link',
}
export const checking = 'Checking your link…'

export const verifyQuestion = (email: ReactNode) => (
  <>Is {email} your email, and did you create this account?</>
)
export const verifyButton = 'Yes, confirm it'
export const verified = 'Your email has been confirmed.'
export const notMine = (choosePassword: ReactNode) => (
  <>Did someone else create it? {choosePassword} instead, and only you can use it.</>
)
export const choosePasswordInstead = 'Choose a new password'
export const changeQuestion = (email: ReactNode, previousEmail: ReactNode) => (
  <>
    Change your email from {previousEmail} to {email}?
  </>
)
export const changeButton = 'Yes, change it'
export const changed = 'Your email has been changed. Please use the new one to log in.'
export const recoverQuestion = (email: ReactNode) => (
  <>The email of your account was changed. If this wasn’t you, restore {email}.</>
)
export const recoverButton = 'Restore this email'
export const recovered =
  'Your old email has been restored. The old password no longer works: choose a new one now.'
export const choosePassword = 'Choose a new password'
export const goOn = 'Continue'

export const brokenTitle = 'This link is incomplete'
export const broken = 'Part of it is missing. Open it again from the email, or copy the whole link.'
export const toLogin = 'Go to the login page'
export const failedTitle = 'Something went wrong'
export const tryAgain = 'Try again'
export const expiredTitle = 'This link has expired'
export const expired = 'Links work for a short time only. Please request a new one.'
export const usedTitle = 'This link no longer works'
export const used = 'It has already been used, or replaced by a newer one. Each link works once.'
export const newLink = 'Request a new link'
export const newLinkInAccount = 'Request a new link in your account'
export const toAccount = 'Go to your account'

export const otherEmail = 'This link was sent to a different email. Please enter that one.'
export const whichEmail = 'Enter the email we sent this link to.'
export const email = 'Email'
export const loginAs = (email: ReactNode) => <>Log in as {email}</>
export const login = 'LOGIN'

export const passwordFor = (email: ReactNode) => <>New password for {email}</>
export const savePassword = 'Save new password'
export const passwordSet = 'Your new password has been saved. You have been logged out everywhere else.'
export const logIn = 'Log in'
