import { sendPasswordResetEmail, sendSignInLinkToEmail } from 'firebase/auth'
import { writeLocal } from '#web/lib/local-storage.ts'
import { paths } from '#web/paths.ts'
import { failureCode } from '../describe-failure.ts'
import { openIdentity } from '../session.ts'

export { describeFailure } from '../describe-failure.ts'

/** Mails a link to choose a new password. That nobody has this e-mail is no failure: the sender must not learn it. */
export async function sendResetMail(email: string, from: string): Promise<void> {
  const { auth } = await openIdentity()
  try {
    await sendPasswordResetEmail(auth, email, { url: location.origin + from })
  } catch (error) {
    if (failureCode(error) !== 'user-not-found') throw error
  }
}

/** Mails a link that logs in, and remembers for whom this device asked, so that it need not ask again. */
export async function sendLoginMail(email: string, from: string): Promise<void> {
  const { auth } = await openIdentity()
  const url = new URL(paths.action, location.origin)
  url.searchParams.set('continueUrl', from)
  await sendSignInLinkToEmail(auth, email, { url: url.href, handleCodeInApp: true })
  writeLocal('emailForLink', email)
}
