import { applyActionCode, checkActionCode, confirmPasswordReset, signInWithEmailLink } from '@firebase/auth'
import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import { signedIn, withSecondFactor } from '../identity-client.ts'
import { loginBy, openIdentity } from '../session.ts'
import { type ActionLink, operations } from './action-link.ts'

/** Links that log in do not tell the e-mail. */
export interface CheckedCode {
  readonly email: string | null
  readonly previousEmail: string | null
}

/** Does not use the code up. @throws the identity service's error for expired, used and unknown codes */
export async function checkCode({ mode, code }: ActionLink): Promise<CheckedCode> {
  const { auth } = await openIdentity()
  const { operation, data } = await checkActionCode(auth, code)
  if (operation !== operations[mode]) throw Object.assign(new Error(), { code: 'auth/invalid-action-code' })
  return { email: data.email ?? null, previousEmail: data.previousEmail ?? null }
}

/** Uses a code up, one for a new password with that, which may end the session of this device. */
export async function applyCode(code: string, newPassword?: string): Promise<void> {
  const { auth } = await openIdentity()
  if (newPassword === undefined) await applyActionCode(auth, code)
  else await confirmPasswordReset(auth, code, newPassword)
  await auth.currentUser?.reload().catch(() => {})
}

/** The e-mail that this device asked a link for; null when it was another device. */
export const readEmailForLink = () => readLocal('emailForLink')

export async function loginByLink(email: string, address: string): Promise<void> {
  await loginBy(async ({ auth }) =>
    signedIn((await withSecondFactor(auth, signInWithEmailLink(auth, email, address))).user),
  )
  writeLocal('emailForLink', null)
}
