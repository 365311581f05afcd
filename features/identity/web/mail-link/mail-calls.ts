import { sendPasswordResetEmail, sendSignInLinkToEmail } from '@firebase/auth'
import { writeLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { failureCode } from '../failures/describe-failure.tsx'
import { openIdentity } from '../session.ts'

export { describeFailure } from '../failures/describe-failure.tsx'

/** An e-mail without an account is no failure: the visitor must not learn that. */
export async function sendResetMail(email: string, from: string): Promise<void> {
  const { auth } = await openIdentity()
  try {
    await sendPasswordResetEmail(auth, email, { url: location.origin + from })
  } catch (error) {
    if (failureCode(error) !== 'user-not-found') throw error
  }
}

/** Remembers the e-mail on this device, so that opening the link need not ask for it. */
export async function sendLoginMail(email: string, from: string): Promise<void> {
  const { auth } = await openIdentity()
  const url = new URL(paths.action, location.origin)
  url.searchParams.set('continueUrl', from)
  await sendSignInLinkToEmail(auth, email, { url: url.href, handleCodeInApp: true })
  writeLocal('emailForLink', email)
}
