import {
  type AuthCredential,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
} from '@firebase/auth'
import { showToast } from '#platform/web/ui/toast.tsx'
import { describeFailure, failureCode } from '../failures/describe-failure.tsx'
import { signedIn, withSecondFactor } from '../identity-client.ts'
import { loginBy, openIdentity } from '../session.ts'
import type { ProviderAnswer } from './provider-answer.ts'
import type { ProviderTask } from './provider-visit.ts'
import * as text from './providers.en.tsx'

type Proof = Extract<ProviderAnswer, { idToken: string }>

const credentialOf = ({ providerId, idToken, rawNonce }: Proof): AuthCredential =>
  new OAuthProvider(providerId).credential({ idToken, rawNonce })

/** @throws the identity service's own error */
export async function applyProof(proof: Proof, task: ProviderTask): Promise<void> {
  const credential = credentialOf(proof)
  if (task === 'login')
    return loginBy(async ({ auth }) =>
      signedIn((await withSecondFactor(auth, signInWithCredential(auth, credential))).user),
    )
  const { auth } = await openIdentity()
  if (!auth.currentUser) throw Object.assign(new Error(), { code: 'auth/user-token-expired' })
  const { currentUser: user } = auth
  if (task === 'link') await linkWithCredential(user, credential)
  else await withSecondFactor(auth, reauthenticateWithCredential(user, credential))
}

/** The e-mail of an existing account that knows other ways to log in only; null for other failures. */
export function emailOfOtherAccount(error: unknown): string | null {
  if (failureCode(error) !== 'account-exists-with-different-credential') return null
  return (error as { customData?: { email?: string } }).customData?.email ?? null
}

/** A link that fails does not undo the login. */
export async function loginAndLink(proof: Proof, email: string, password: string): Promise<void> {
  await loginBy(async ({ auth }) => {
    const { user } = await withSecondFactor(auth, signInWithEmailAndPassword(auth, email, password))
    await linkWithCredential(user, credentialOf(proof)).catch((error: unknown) =>
      showToast(text.notLinked(describeFailure(error)), 'alert-error'),
    )
    return signedIn(user)
  })
}
