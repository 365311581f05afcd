import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type IdentityErrorCode, refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { linkIdp } from '../operations/link-idp.ts'
import { signInWithIdp } from '../operations/sign-in-with-idp.ts'
import { verifyProviderToken } from '../providers/verify-provider-token.ts'
import { PendingSignIn } from '../second-factor/pending-sign-in.ts'
import { confirmationAnswer, credentialAnswer, signInWithIdpAnswer } from './idp-answers.ts'
import type { signInWithIdpRequest } from './requests.ts'
import { pendingAnswer } from './second-factor-answers.ts'

type Input = z.output<typeof signInWithIdpRequest>

/**
 * `accounts:signInWithIdp`: signs in with the ID token of a provider or, with an ID token of ours, links. What it
 * refuses comes as an error or, when the caller wants the credential back, beside it in a good answer.
 */
export async function callSignInWithIdp(identity: Identity, input: Input) {
  const credential = readCredential(identity, input)
  if (credential instanceof Refusal) return credential
  const proven = await verifyProviderToken(identity, credential.provider, credential)
  if (proven instanceof Refusal) return proven
  const returned = { proven, ...credential }
  const outcome = input.idToken
    ? await linkIdp(identity, input.idToken, proven)
    : await signInWithIdp(identity, proven, { mayCreate: input.autoCreate !== false })
  if (outcome instanceof Refusal) {
    const isTold = input.returnIdpCredential && toldBesideCredential.has(outcome.code)
    return isTold ? { ...credentialAnswer(returned), errorMessage: outcome.code } : outcome
  }
  if (outcome instanceof PendingSignIn) return { ...credentialAnswer(returned), ...pendingAnswer(outcome) }
  if ('otherProviders' in outcome) return confirmationAnswer(returned, outcome)
  return signInWithIdpAnswer(returned, outcome)
}

/** Only these are about the credential, which is of use with another account. */
const toldBesideCredential: ReadonlySet<IdentityErrorCode> = new Set([
  'EMAIL_EXISTS',
  'FEDERATED_USER_ID_ALREADY_LINKED',
])

/** What the body's form says, the query of `requestUri` standing in for what it leaves out. */
function readCredential({ providers }: Identity, { requestUri, postBody, pendingToken }: Input) {
  if (pendingToken) return refuseIdentity('INVALID_PENDING_TOKEN')
  if (!requestUri) return refuseIdentity('MISSING_REQUEST_URI')
  if (!URL.canParse(requestUri)) return refuseIdentity('INVALID_REQUEST_URI')
  const form = new URLSearchParams(postBody)
  const { searchParams } = new URL(requestUri)
  const read = (name: string) => form.get(name) || searchParams.get(name) || undefined
  const providerId = read('providerId')
  if (!providerId) return refuseIdentity('INVALID_CREDENTIAL_OR_PROVIDER_ID')
  const provider = providers.find(({ id }) => id === providerId)
  if (!provider)
    return refuseIdentity('OPERATION_NOT_ALLOWED', 'The identity provider configuration is not found.')
  const idToken = read('id_token')
  if (!idToken) return refuseIdentity('INVALID_IDP_RESPONSE')
  return { provider, idToken, rawNonce: read('nonce') }
}
