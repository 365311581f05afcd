import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { BaseParts } from '../records/parts.ts'
import { admitRequest } from './admit-request.ts'
import { requestLimits } from './rate-limits.ts'

/**
 * Counts an account that is about to be made, wherever it is asked for: beyond the ceiling of an hour nobody makes
 * one, so that no number of addresses fills the database or the queue of the hashes. How many one address may make is
 * counted before.
 */
export async function admitSignUp(
  identity: BaseParts,
): Promise<Refusal<'TOO_MANY_ATTEMPTS_TRY_LATER'> | undefined> {
  const { signUpsEverywhere } = requestLimits(identity.settings)
  const excess = await admitRequest(identity, signUpsEverywhere, [])
  return excess === undefined ? undefined : refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
}
