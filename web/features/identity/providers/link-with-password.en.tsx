import type { ReactNode } from 'react'

export const title = 'You have an account already'
export const note = (email: ReactNode) => (
  <>Log in to {email} with its password this once. From then on both ways lead to the same account.</>
)
export const password = 'Password'
export const submit = 'Log in and link'
export const forgotPassword = 'Forgot password'
