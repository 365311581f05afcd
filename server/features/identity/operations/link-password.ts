import { Refusal } from '#server/platform/http/refusal.ts'
import type { Identity } from '../identity.ts'
import { updateAccount } from './update-account.ts'

/**
 * Gives the account of an ID token an e-mail and a password to sign in with: an anonymous account, or one that was
 * entered by another provider until now. As with any new password, every other session ends.
 */
export async function linkPassword(
  identity: Identity,
  idToken: string,
  wanted: { readonly email: string; readonly password: string; readonly displayName?: string | undefined },
) {
  const outcome = await updateAccount(identity, idToken, wanted)
  if (outcome instanceof Refusal) return outcome
  const { account, tokens } = outcome
  if (!tokens) throw new Error('a new password begins a session')
  return { account, tokens }
}
