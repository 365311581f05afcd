import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import type {
  signOutEverywhere as endpoint,
  deleteHostedAccount as hostedDeletion,
} from '#features/identity/contract.ts'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { withSecondFactor } from '#features/identity/web/identity-client.ts'
import { endSession, openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { writeLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'

/** @throws when the session has ended meanwhile */
export async function currentUser(): Promise<User> {
  const { auth } = await openIdentity()
  if (!auth.currentUser) throw Object.assign(new Error(), { code: 'auth/user-token-expired' })
  return auth.currentUser
}

// Where the links of these e-mails lead on to.
const backHere = () => ({ url: location.origin + paths.account })

export async function sendConfirmation(): Promise<void> {
  await sendEmailVerification(await currentUser(), backHere())
}

/** The e-mail changes when the link sent to the new one is opened. */
export async function requestNewEmail(email: string): Promise<void> {
  await verifyBeforeUpdateEmail(await currentUser(), email, backHere())
}

/** Ends every other session too. */
export async function changePassword(password: string): Promise<void> {
  await updatePassword(await currentUser(), password)
}

export async function unlinkProvider(providerId: string): Promise<void> {
  await unlink(await currentUser(), providerId)
}

export async function confirmPassword(password: string): Promise<void> {
  const user = await currentUser()
  const { auth } = await openIdentity()
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await withSecondFactor(auth, reauthenticateWithCredential(user, credential))
}

/** This device notices at once, the others with their next call. */
export async function signOutEverywhere(): Promise<void> {
  await callApi<typeof endpoint>('POST', '/api/sessions/revoke-all')
}

/** The caller leaves the page. */
export async function deleteAccount(): Promise<void> {
  const { isHosted } = await openIdentity()
  const user = await currentUser()
  await endSession(async () => {
    // First what our server keeps: without the account at the hosted service it could not be asked for any more.
    if (isHosted) await deleteRows(user)
    await deleteUser(user)
  })
  writeLocal('pendingProfile', null)
}

// Whose rows are gone, until the hosted service has done its part too.
let deleted = ''

/** A second try finds the session ended by the first. */
async function deleteRows(user: User): Promise<void> {
  try {
    await callApi<typeof hostedDeletion>('DELETE', '/api/account', { token: await user.getIdToken() })
    deleted = user.uid
  } catch (error) {
    if (deleted !== user.uid || failureCode(error) !== 'unauthenticated') throw error
  }
}
