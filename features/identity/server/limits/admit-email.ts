import type { Refusal } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { admitBelowCeiling } from '#platform/server/limits/shared-ceiling.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Account } from '../records/account.ts'
import type { BaseParts } from '../records/parts.ts'
import { requestLimits } from './identity-limits.ts'
import { isFamiliar } from './sign-in-attempt.ts'

/** At the same price without an account. Known addresses draw on a reserve of their own (decision 40). */
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
  const beyond = await admitBelowCeiling(identity, everywhere, address)
  return beyond === undefined ? undefined : refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
}

export async function countEmail(identity: BaseParts, email: string): Promise<void> {
  await admitRequest(identity, requestLimits(identity.settings).mailbox, [email])
}
