import type { ReactNode } from 'react'

export const resetTitle = 'Forgot your password?'
export const resetNote = 'Enter your email. We will send you a link to choose a new password.'
export const resetSent = (email: ReactNode) => (
  <>
    If {email} has an account, we have sent a link to choose a new password. Nothing there? Check your spam
    folder.
  </>
)
export const signInTitle = 'Log in with a link'
export const signInNote = 'No password needed: we email you a link that logs you in.'
export const signInSent = (email: ReactNode) => (
  <>We have sent a login link to {email}. Open it on this device. Nothing there? Check your spam folder.</>
)
export const email = 'Email'
export const send = 'Send me a link'
export const sendAgain = 'Send it again'
export const backToLogin = 'Back to login'
export const unreachable = 'We can’t reach the server. Check your connection and try again.'
