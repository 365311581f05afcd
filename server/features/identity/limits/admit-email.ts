import type { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Account } from '../records/account.store.ts'
import type { BaseParts } from '../records/parts.ts'
import { admitRequest } from './admit-request.ts'
import { isFamiliar } from './familiar-address.ts'
import { requestLimits } from './rate-limits.ts'

/**
 * Counts an e-mail asked for. An e-mail address without an account counts like one that has it, at the same price.
 * Who has signed in to the account from the same address draws on a reserve that strangers cannot use up.
 * @param receiver in lower case, with the account it belongs to.
 * @param address where the caller is, as networkOf has it.
 */
export async function admitEmail(
  identity: BaseParts,
  { email, account }: { readonly email: string; readonly account: Account | undefined },
  address: string,
): Promise<Refusal<'RESET_PASSWORD_EXCEED_LIMIT' | 'TOO_MANY_ATTEMPTS_TRY_LATER'> | undefined> {
  const limits = requestLimits(identity.settings)
  const familiar = await isFamiliar(identity, email, account, address)
  // First the narrow limit: what it refuses does not use up what others may ask for.
  const excess =
    (await admitRequest(identity, limits.mailTo, [email, address])) ??
    (familiar
      ? await admitRequest(identity, limits.mailboxReserve, [email])
      : ((await admitRequest(identity, limits.mailbox, [email])) ??
        (await admitRequest(identity, limits.mailboxDay, [email]))))
  if (excess !== undefined) return refuseIdentity('RESET_PASSWORD_EXCEED_LIMIT')
  const everywhere = account?.emailVerified ? limits.mailVerified : limits.mailUnverified
  const beyond = await admitRequest(identity, everywhere, [])
  return beyond === undefined ? undefined : refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
}

/** Counts an e-mail that is sent whatever its receiver has got already. */
export async function countEmail(identity: BaseParts, email: string): Promise<void> {
  await admitRequest(identity, requestLimits(identity.settings).mailbox, [email])
}

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
