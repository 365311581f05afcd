import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { refuseUnfitPassword } from '../passwords/password-rules.ts'
import { type Account, findAccountByEmail, insertAccount } from '../records/account.store.ts'
import { newAccountId } from '../records/account-id.ts'
import { normaliseEmail } from '../records/email-address.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly displayName?: string | undefined
}

export type CreationRefusal = Refusal<
  | 'INVALID_EMAIL'
  | 'EMAIL_EXISTS'
  | 'WEAK_PASSWORD'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
>

/** Creates an account without signing in. A refusal leaves nothing behind. */
export async function createAccount(
  identity: Identity,
  input: NewAccount,
): Promise<{ readonly uid: string } | CreationRefusal> {
  const draft = await draftAccount(identity, input)
  if (draft instanceof Refusal) return draft
  return (await insertAccount(identity.db, draft)) ? { uid: draft.uid } : refuseIdentity('EMAIL_EXISTS')
}

/**
 * Checks and hashes what a new account needs, outside any transaction. Inserting the draft still decides whether the
 * e-mail is free: two may draft the same.
 * @param admit is asked when all else is right, before the hash.
 */
export async function draftAccount(
  identity: Identity,
  input: NewAccount,
  admit: () => Promise<CreationRefusal | undefined> = async () => undefined,
): Promise<Account | CreationRefusal> {
  const email = normaliseEmail(input.email)
  if (email === undefined) return refuseIdentity('INVALID_EMAIL')
  const unfit = refuseUnfitPassword(input.password, [email])
  if (unfit) return unfit
  if (await findAccountByEmail(identity.db, email)) return refuseIdentity('EMAIL_EXISTS')
  const excess = await admit()
  if (excess) return excess
  const passwordHash = await identity.hasher.hash(input.password, 'sign-up')
  const now = identity.clock()
  return {
    uid: newAccountId(identity.random),
    email,
    emailVerified: false,
    passwordHash,
    passwordUpdatedAt: now,
    displayName: input.displayName || null,
    photoUrl: null,
    disabled: false,
    validSince: now,
    createdAt: now,
    lastLoginAt: null,
    lastRefreshAt: null,
    enteredByLink: false,
  }
}
