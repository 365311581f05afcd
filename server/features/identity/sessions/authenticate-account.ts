import type { Db } from '#server/database.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { type Account, findAccount } from '../accounts/account.store.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { IdTokenClaims } from '../tokens/verify-id-token.ts'

/**
 * The account that a verified ID token speaks for, as it is now: gone, disabled, or with a password or e-mail
 * changed since the token was issued, it is refused.
 */
export async function authenticateAccount(
  db: Db,
  claims: IdTokenClaims,
): Promise<Account | Refusal<'USER_NOT_FOUND' | 'USER_DISABLED' | 'TOKEN_EXPIRED'>> {
  const account = await findAccount(db, claims.uid)
  if (!account) return refuseIdentity('USER_NOT_FOUND')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  if (claims.issuedAt < account.validSince)
    return refuseIdentity('TOKEN_EXPIRED', 'The session has been ended. Sign in again.')
  return account
}
