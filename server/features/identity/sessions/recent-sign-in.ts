import type { Refusal } from '#server/platform/http/refusal.ts'
import type { Account } from '../accounts/account.store.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import type { IdTokenClaims } from '../tokens/verify-id-token.ts'
import { anonymousProvider } from './session-provider.ts'

/** How old a sign-in may be for a change of password or e-mail, or for a deletion; in seconds. */
const longestAge = 5 * 60

/**
 * Refuses when the sign-in behind a token is more than five minutes old; undefined when it is recent, or anonymous
 * while the account has no e-mail: such a visitor has no way to sign in again, and nothing that another sign-in would
 * protect.
 */
export function refuseOldSignIn(
  { clock }: Identity,
  claims: IdTokenClaims,
  account: Pick<Account, 'email'>,
): Refusal<'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'> | undefined {
  if (claims.signInProvider === anonymousProvider && account.email === null) return undefined
  return isRecentSignIn({ clock }, claims.authenticatedAt)
    ? undefined
    : refuseIdentity('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/** Whether a sign-in (in seconds) is at most five minutes old. */
export function isRecentSignIn({ clock }: Pick<Identity, 'clock'>, authenticatedAt: number): boolean {
  return clock() / 1000 - authenticatedAt <= longestAge
}
