import type { ReactNode } from 'react'

export const title = 'Your email'
export const notConfirmed = (email: ReactNode) => <>Is {email} right?</>
export const notYet = 'We have not confirmed it yet.'
export const sent = (email: ReactNode) => (
  <>We have sent a link to {email}. Open it to confirm your email. Nothing there? Check your spam folder.</>
)
export const send = 'Send me a link'
export const sendAgain = 'Send it again'
export const change = 'Change it'
export const close = 'Not now'
