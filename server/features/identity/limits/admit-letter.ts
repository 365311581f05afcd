import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { admitRequest } from './admit-request.ts'
import { requestLimits } from './rate-limits.ts'

/**
 * Counts a letter asked for, before anything is known about its receiver: an unknown e-mail counts like a known one.
 * `email` in lower case; `address` where the caller is, as networkOf has it.
 */
export async function admitLetter(
  identity: Identity,
  email: string,
  address: string,
): Promise<Refusal<'RESET_PASSWORD_EXCEED_LIMIT'> | undefined> {
  const { mailTo, mailbox } = requestLimits(identity.settings)
  // First the narrow limit: what it refuses does not use up what others may ask for.
  const excess =
    (await admitRequest(identity, mailTo, [email, address])) ??
    (await admitRequest(identity, mailbox, [email]))
  return excess === undefined ? undefined : refuseIdentity('RESET_PASSWORD_EXCEED_LIMIT')
}
