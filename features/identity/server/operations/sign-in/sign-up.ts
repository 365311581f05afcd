import { Refusal } from '#platform/server/http/refusal.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { admitSignUp } from '../../limits/identity-limits.ts'
import { markFamiliar } from '../../limits/sign-in-attempt.ts'
import { refuseUnfitPassword } from '../../passwords/password-rules.ts'
import { findAccountByEmail, insertAccount } from '../../records/account.store.ts'
import { emptyAccount, newAccountId } from '../../records/account.ts'
import { anonymousProvider, passwordProvider } from '../../records/refresh-token.store.ts'
import { openSession } from '../../sessions/session.ts'
import { updateAccount } from '../account/update-account.ts'

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly displayName?: string | undefined
}

export async function signUp(identity: Identity, input: NewAccount, address = '') {
  const account = await draftAccount(identity, input, address)
  if (account instanceof Refusal) return account
  return openSession(
    identity,
    async (tx) => {
      // Two may draft the same: the database decides whether the e-mail is free.
      if (!(await insertAccount(tx, account))) return refuseIdentity('EMAIL_EXISTS')
      await markFamiliar(tx, identity, account, address)
      const session = { signInProvider: passwordProvider, authenticatedAt: account.createdAt }
      return { account, session }
    },
    { isolation: 'read committed' },
  )
}

export async function signUpAnonymously(identity: Identity, address = '') {
  if (!identity.settings.anonymous) return refuseIdentity('ADMIN_ONLY_OPERATION')
  const excess = await admitSignUp(identity, address, 'guestsEverywhere')
  if (excess) return excess
  const now = identity.clock()
  const empty = emptyAccount(newAccountId(identity.random), now)
  const account = { ...empty, lastLoginAt: now, lastRefreshAt: now }
  return openSession(
    identity,
    async (tx) => {
      await insertAccount(tx, account)
      return { account, session: { signInProvider: anonymousProvider, authenticatedAt: now } }
    },
    { isolation: 'read committed' },
  )
}

async function draftAccount(identity: Identity, input: NewAccount, address: string) {
  const email = normaliseEmail(input.email)
  if (email === undefined) return refuseIdentity('INVALID_EMAIL')
  const unfit = refuseUnfitPassword(input.password, [email])
  if (unfit) return unfit
  if (await findAccountByEmail(identity.db, email)) return refuseIdentity('EMAIL_EXISTS')
  const excess = await admitSignUp(identity, address)
  if (excess) return excess
  const passwordHash = await identity.hasher.hash(input.password, 'sign-up')
  const now = identity.clock()
  return {
    ...emptyAccount(newAccountId(identity.random), now),
    email,
    passwordHash,
    passwordUpdatedAt: now,
    displayName: input.displayName || null,
    lastLoginAt: now,
    lastRefreshAt: now,
  }
}

export async function linkPassword(identity: Identity, idToken: string, wanted: NewAccount) {
  const outcome = await updateAccount(identity, idToken, wanted)
  if (outcome instanceof Refusal) return outcome
  const { account, tokens } = outcome
  if (!tokens) throw new Error('a new password begins a session')
  return { account, tokens }
}
