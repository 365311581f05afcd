import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { removeAccount } from '../accounts/account.store.ts'
import type { Identity } from '../identity.ts'
import type { LearnerId } from '../learner.ts'

/** Deletes our rows of an account of the hosted service. */
export async function deleteHostedAccount(
  { db, settings }: Pick<Identity, 'db' | 'settings'>,
  learner: LearnerId,
): Promise<Record<never, never> | Refusal<'not-hosted'>> {
  if (settings.mode !== 'firebase') return refuse('not-hosted', 'Delete the account at the identity service.')
  await removeAccount(db, learner)
  return {}
}
