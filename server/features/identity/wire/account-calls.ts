import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { lookupAccount } from '../accounts/lookup-account.ts'
import { updateAccount } from '../accounts/update-account.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { signInWithPassword } from '../sessions/sign-in-with-password.ts'
import { signUp } from '../sessions/sign-up.ts'
import {
  deleteAnswer,
  lookupAnswer,
  signInWithPasswordAnswer,
  signUpAnswer,
  updateAnswer,
} from './answers.ts'
import type * as requests from './requests.ts'

type Input<Name extends keyof typeof requests> = z.output<(typeof requests)[Name]>

/** `accounts:signUp`. Without e-mail and password it asks for an anonymous account, with an ID token for a link. */
export async function callSignUp(identity: Identity, input: Input<'signUpRequest'>) {
  const { email, password, displayName } = input
  if (input.idToken) return refuseIdentity('OPERATION_NOT_ALLOWED')
  if (!email && !password) return refuseIdentity('ADMIN_ONLY_OPERATION')
  if (!email) return refuseIdentity('MISSING_EMAIL')
  if (!password) return refuseIdentity('MISSING_PASSWORD')
  const outcome = await signUp(identity, { email, password, displayName: displayName ?? undefined })
  return outcome instanceof Refusal ? outcome : signUpAnswer(outcome)
}

/** `accounts:signInWithPassword` */
export async function callSignInWithPassword(
  identity: Identity,
  { email, password }: Input<'signInWithPasswordRequest'>,
  address: string,
) {
  if (!email) return refuseIdentity('MISSING_EMAIL')
  if (!password) return refuseIdentity('MISSING_PASSWORD')
  const outcome = await signInWithPassword(identity, { email, password }, address)
  return outcome instanceof Refusal ? outcome : signInWithPasswordAnswer(outcome)
}

/** `accounts:lookup` */
export async function callLookup(identity: Identity, { idToken }: Input<'lookupRequest'>) {
  if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
  const account = await lookupAccount(identity, idToken)
  return account instanceof Refusal ? account : lookupAnswer(account)
}

/** `accounts:update`. An empty e-mail or password counts as absent, as in the genuine service. */
export async function callUpdate(identity: Identity, input: Input<'updateRequest'>) {
  const { idToken, oobCode, deleteProvider } = input
  if (oobCode) return refuseIdentity('INVALID_OOB_CODE')
  if (!idToken) return refuseIdentity('INVALID_REQ_TYPE')
  const gone = new Set(input.deleteAttribute)
  gone.delete('USER_ATTRIBUTE_NAME_UNSPECIFIED')
  const displayName = gone.delete('DISPLAY_NAME') ? null : input.displayName
  const photoUrl = gone.delete('PHOTO_URL') ? null : input.photoUrl
  if (gone.size > 0 || deleteProvider?.length) return refuseIdentity('OPERATION_NOT_ALLOWED')
  const outcome = await updateAccount(identity, idToken, {
    displayName,
    photoUrl,
    email: input.email || undefined,
    password: input.password || undefined,
  })
  return outcome instanceof Refusal ? outcome : updateAnswer(outcome)
}

/** `accounts:delete` */
export async function callDelete(identity: Identity, { idToken }: Input<'deleteRequest'>) {
  if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
  const outcome = await deleteAccount(identity, idToken)
  return outcome instanceof Refusal ? outcome : deleteAnswer
}
