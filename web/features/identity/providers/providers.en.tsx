import type { ReactNode } from 'react'
import type { ProviderFailure } from '#contract/identity.ts'

export const failureTitles: Record<ProviderFailure, string> = {
  cancelled: 'Login stopped',
  expired: 'That took too long',
  failed: 'That did not work',
}
export const failures: Record<ProviderFailure, string> = {
  cancelled: 'You stopped on the way, so nothing has changed.',
  expired: 'The login was not finished in time. Please start again.',
  failed: 'We could not find out who you are. Please start again, or log in another way.',
}
export const backToAccount = 'Back to your account'
export const backToLogin = 'Back to the login'
export const linked = 'Linked. You can log in that way from now on.'
export const confirmed = 'Thank you. Now you can make your change.'
export const notLinked = (why: string) => `Not linked. ${why}`
export const oneMoment = 'One moment'
export const working = 'You are being logged in…'

export const linkTitle = 'You have an account already'
export const linkNote = (email: ReactNode) => (
  <>Log in to {email} with its password this once. From then on both ways lead to the same account.</>
)
export const password = 'Password'
export const logInAndLink = 'Log in and link'
export const forgotPassword = 'Forgot password'
