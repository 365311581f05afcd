import type { Refusal } from '#server/platform/http/refusal.ts'
import { type IdentityErrorCode, refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { admitRequest } from '../limits/admit-request.ts'
import { requestLimits } from '../limits/rate-limits.ts'
import { refuseUnfitPassword } from '../passwords/password-rules.ts'
import { type Account, type AccountChange, findAccountByEmail } from '../records/account.store.ts'
import { normaliseEmail } from '../records/email-address.ts'
import { refuseOldSignIn } from '../sessions/session.ts'
import type { IdTokenClaims } from '../tokens/verify-id-token.ts'

/** What an owner may ask to change. Undefined leaves a value as it is; null or '' clears a name or photo. */
export interface WantedChange {
  readonly displayName?: string | null | undefined
  readonly photoUrl?: string | null | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  /** Whether to end every session but the caller's, which a new e-mail or password does anyway. */
  readonly endsSessions?: boolean | undefined
}

/** A change checked and hashed, ready to be written. With credentials, be they new or not, every session ends. */
export interface DraftedChange {
  readonly profile: AccountChange
  readonly credentials: { readonly email?: string; readonly passwordHash?: string } | undefined
}

/** Checks what is wanted and hashes the password, outside any transaction. */
export async function draftChange(
  identity: Identity,
  wanted: WantedChange,
  claims: IdTokenClaims,
  account: Account,
): Promise<DraftedChange | Refusal<IdentityErrorCode>> {
  const profile = {
    displayName: wanted.displayName === '' ? null : wanted.displayName,
    photoUrl: wanted.photoUrl === '' ? null : wanted.photoUrl,
  }
  const email = wanted.email === undefined ? undefined : normaliseEmail(wanted.email)
  if (wanted.email !== undefined && email === undefined) return refuseIdentity('INVALID_EMAIL')
  const newEmail = email === account.email ? undefined : email
  const { password } = wanted
  if (newEmail === undefined && password === undefined)
    return { profile, credentials: wanted.endsSessions ? {} : undefined }

  const refusal =
    (password === undefined ? undefined : refuseUnfitPassword(password, [account.email, newEmail])) ??
    refuseOldSignIn(identity, claims, account) ??
    refuseMove(account, newEmail) ??
    (newEmail === undefined ? undefined : await admitEmailChange(identity, account.uid))
  if (refusal) return refusal
  if (newEmail !== undefined && (await findAccountByEmail(identity.db, newEmail)))
    return refuseIdentity('EMAIL_EXISTS')
  const credentials = {
    ...(newEmail === undefined ? {} : { email: newEmail }),
    ...(password === undefined ? {} : { passwordHash: await identity.hasher.hash(password) }),
  }
  return { profile, credentials }
}

/** Counts a try to change the e-mail of an account, taken or not: the outcome tells which of them are registered. */
export async function admitEmailChange(identity: Identity, uid: string) {
  const excess = await admitRequest(identity, requestLimits(identity.settings).emailChange, [uid])
  return excess === undefined ? undefined : refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
}

/**
 * Refuses to put another e-mail, if one is wanted, in the place of a proven one: that takes a letter to the new
 * address. Otherwise an account could be moved to somebody who never asked for it, and brought back once they use it.
 */
export function refuseMove({ email, emailVerified }: Account, newEmail: string | undefined) {
  const moves = newEmail !== undefined && email !== null && newEmail !== email
  return moves && emailVerified ? refuseIdentity('OPERATION_NOT_ALLOWED') : undefined
}
