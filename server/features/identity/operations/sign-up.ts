import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { admitSignUp } from '../limits/admit-email.ts'
import { markFamiliar } from '../limits/familiar-address.ts'
import { refuseUnfitPassword } from '../passwords/password-rules.ts'
import { type Account, findAccountByEmail, insertAccount } from '../records/account.store.ts'
import { newAccountId, normaliseEmail } from '../records/account-fields.ts'
import { emptyAccount } from '../records/empty-account.ts'
import { anonymousProvider } from '../records/refresh-token.store.ts'
import { issueTokens, type SignedIn, startSession } from '../sessions/session.ts'
import { updateAccount } from './update-account.ts'

/**
 * Creates an account and its first session, both or neither. `address` is where the caller is, as networkOf has it;
 * the account knows it from now on.
 */
export async function signUp(
  identity: Identity,
  input: NewAccount,
  address = '',
): Promise<SignedIn | CreationRefusal> {
  const draft = await draftAccount(identity, input, () => admitSignUp(identity))
  if (draft instanceof Refusal) return draft
  const now = draft.createdAt
  const account = { ...draft, lastLoginAt: now, lastRefreshAt: now }
  const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: now }
  const refreshToken = await inTransaction(
    identity.db,
    async (tx) => {
      if (!(await insertAccount(tx, account))) return undefined
      await markFamiliar(tx, identity, account, address)
      return startSession(tx, identity, session)
    },
    { isolation: 'read committed' },
  )
  if (refreshToken === undefined) return refuseIdentity('EMAIL_EXISTS')
  return issueTokens(identity, account, session, refreshToken)
}

/** Creates an account without an e-mail and its only session, where the settings allow it. */
export async function signUpAnonymously(
  identity: Identity,
): Promise<SignedIn | Refusal<'ADMIN_ONLY_OPERATION' | 'TOO_MANY_ATTEMPTS_TRY_LATER'>> {
  if (!identity.settings.anonymous) return refuseIdentity('ADMIN_ONLY_OPERATION')
  const excess = await admitSignUp(identity)
  if (excess) return excess
  const now = identity.clock()
  const account = emptyAccount(newAccountId(identity.random), now)
  const session = { uid: account.uid, signInProvider: anonymousProvider, authenticatedAt: now }
  const refreshToken = await inTransaction(
    identity.db,
    async (tx) => {
      await insertAccount(tx, account)
      return startSession(tx, identity, session)
    },
    { isolation: 'read committed' },
  )
  return issueTokens(identity, account, session, refreshToken)
}

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
