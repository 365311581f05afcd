import type { ReactNode } from 'react'
import type { ProviderFailure } from '#features/identity/contract.ts'

export const failureTitles: Record<ProviderFailure, string> = {
  cancelled: 'Login cancelled',
  expired: 'That took too long',
  failed: 'Something went wrong',
}
export const failures: Record<ProviderFailure, string> = {
  cancelled: 'You cancelled the login. Nothing has changed.',
  expired: 'The login was not finished in time. Please start again.',
  failed: 'The login could not be finished. Please start again, or log in another way.',
}
export const backToAccount = 'Back to your account'
export const backToLogin = 'Back to login'
export const linked = 'Linked. You can now log in this way too.'
export const confirmed = 'Thank you. You can make your change now.'
export const notLinked = (why: string) => `Not linked. ${why}`
export const pleaseWait = 'One moment'
export const working = 'Logging you in…'

export const linkTitle = 'You already have an account'
export const linkNote = (email: ReactNode) => (
  <>Log in once with the password for {email}. After that, both ways open the same account.</>
)
export const password = 'Password'
export const logInAndLink = 'Log in and link'
export const forgotPassword = 'Forgot password?'
