import type { ReactNode } from 'react'

export const resetTitle = 'Forgot your password?'
export const resetNote = 'Tell us your email. We send you a link to choose a new one.'
export const resetSent = (email: ReactNode) => (
  <>
    If {email} has an account, a link to choose a new password is on its way. Nothing there? Look among the
    unwanted mail too.
  </>
)
export const signInTitle = 'Log in by link'
export const signInNote = 'No password needed: we send a link to your email, and it logs you in.'
export const signInSent = (email: ReactNode) => (
  <>
    A link to log in is on its way to {email}. Open it on this device. Nothing there? Look among the unwanted
    mail too.
  </>
)
export const email = 'Email'
export const send = 'Send me a link'
export const sendAgain = 'Send it again'
export const backToLogin = 'Back to the login'
export const unreachable = 'We cannot be reached. Check your connection and try again.'
