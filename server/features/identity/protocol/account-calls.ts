import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type IdentityErrorCode, refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { deleteAccount } from '../operations/delete-account.ts'
import { lookupAccount } from '../operations/lookup-account.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { linkPassword, signUp, signUpAnonymously } from '../operations/sign-up.ts'
import { unlinkProviders } from '../operations/unlink-providers.ts'
import { updateAccount } from '../operations/update-account.ts'
import { listLinkedIdentities } from '../records/linked-identity.store.ts'
import { findSecondFactor } from '../records/second-factor.store.ts'
import { PendingSignIn } from '../second-factor/pending-sign-in.ts'
import {
  deleteAnswer,
  lookupAnswer,
  signInWithPasswordAnswer,
  signUpAnswer,
  updateAnswer,
} from './answers.ts'
import { callApplyCode } from './code-calls.ts'
import type * as requests from './requests.ts'
import { pendingAnswer } from './second-factor-answers.ts'

const answer = <T, A>(outcome: T | Refusal<IdentityErrorCode>, show: (done: T) => A) =>
  outcome instanceof Refusal ? outcome : show(outcome)

type Input<Name extends keyof typeof requests> = z.output<(typeof requests)[Name]>

/**
 * `accounts:signUp`. Without e-mail and password it asks for an anonymous account, and with empty ones it does not; with
 * an ID token it links e-mail and password to the account of that token.
 */
export async function callSignUp(identity: Identity, input: Input<'signUpRequest'>, address: string) {
  const { email, password, idToken } = input
  const displayName = input.displayName ?? undefined
  if (input.localId) return refuseIdentity('UNEXPECTED_PARAMETER')
  if (email === '' && !password && !idToken) return refuseIdentity('INVALID_EMAIL')
  if (!email && !password && !idToken) return answer(await signUpAnonymously(identity), signUpAnswer)
  if (!email) return refuseIdentity('MISSING_EMAIL')
  if (!password) return refuseIdentity('MISSING_PASSWORD')
  if (idToken)
    return answer(await linkPassword(identity, idToken, { email, password, displayName }), signUpAnswer)
  return answer(await signUp(identity, { email, password, displayName }, address), signUpAnswer)
}

/** `accounts:signInWithPassword`. An empty e-mail is malformed here, as in the genuine service. */
export async function callSignInWithPassword(
  identity: Identity,
  { email, password }: Input<'signInWithPasswordRequest'>,
  address: string,
) {
  if (email === undefined) return refuseIdentity('MISSING_EMAIL')
  if (!password) return refuseIdentity('MISSING_PASSWORD')
  const outcome = await signInWithPassword(identity, { email, password }, address)
  if (outcome instanceof Refusal) return outcome
  return outcome instanceof PendingSignIn
    ? { ...pendingAnswer(outcome), kind: 'identitytoolkit#VerifyPasswordResponse', registered: true }
    : signInWithPasswordAnswer(outcome)
}

/** `accounts:lookup` */
export async function callLookup(identity: Identity, { idToken }: Input<'lookupRequest'>) {
  if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
  const account = await lookupAccount(identity, idToken)
  if (account instanceof Refusal) return account
  const factor = await findSecondFactor(identity.db, account.uid)
  return lookupAnswer(account, await listLinkedIdentities(identity.db, account.uid), factor)
}

/**
 * `accounts:update`. An empty e-mail or password counts as absent, as in the genuine service; whatever time `validSince`
 * names, all sessions end now but the one of the answer.
 */
export async function callUpdate(identity: Identity, input: Input<'updateRequest'>) {
  const { idToken, oobCode, deleteProvider } = input
  if (oobCode) return callApplyCode(identity, oobCode)
  if (!idToken) return refuseIdentity('INVALID_REQ_TYPE')
  if (deleteProvider?.length) return callUnlink(identity, idToken, deleteProvider)
  const gone = new Set(input.deleteAttribute)
  gone.delete('USER_ATTRIBUTE_NAME_UNSPECIFIED')
  const displayName = gone.delete('DISPLAY_NAME') ? null : input.displayName
  const photoUrl = gone.delete('PHOTO_URL') ? null : input.photoUrl
  if (gone.size > 0) return refuseIdentity('OPERATION_NOT_ALLOWED')
  const outcome = await updateAccount(identity, idToken, {
    displayName,
    photoUrl,
    email: input.email || undefined,
    password: input.password || undefined,
    endsSessions: Boolean(input.validSince),
  })
  if (outcome instanceof Refusal) return outcome
  const shown = updateAnswer(outcome, await listLinkedIdentities(identity.db, outcome.account.uid))
  return input.email ? { ...shown, newEmail: outcome.account.email ?? undefined } : shown
}

/** `accounts:update` with providers to take from the account; whatever else it asks is left undone. */
async function callUnlink(identity: Identity, idToken: string, providerIds: readonly string[]) {
  const account = await unlinkProviders(identity, idToken, providerIds)
  if (account instanceof Refusal) return account
  return updateAnswer({ account, tokens: undefined }, await listLinkedIdentities(identity.db, account.uid))
}

/** `accounts:delete` */
export async function callDelete(identity: Identity, { idToken }: Input<'deleteRequest'>) {
  if (!idToken) return refuseIdentity('MISSING_ID_TOKEN')
  const outcome = await deleteAccount(identity, idToken)
  return outcome instanceof Refusal ? outcome : deleteAnswer
}
