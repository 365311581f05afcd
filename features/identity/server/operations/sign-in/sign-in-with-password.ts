import { Refusal } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { requestLimits } from '../../limits/identity-limits.ts'
import { beginSignIn, type SignInAttempt } from '../../limits/sign-in-attempt.ts'
import { isModifiedScrypt } from '../../passwords/imported-hash.ts'
import { HashingBusyError } from '../../passwords/password-hash.ts'
import { changeAccount, findAccountByEmail, noteLogin, noteRefresh } from '../../records/account.store.ts'
import type { Account } from '../../records/account.ts'
import { passwordProvider } from '../../records/refresh-token.store.ts'
import { findSigningIn } from '../../records/sign-in.store.ts'
import { awaitSecondFactor } from '../../second-factor/pending-sign-in.ts'
import { openSession } from '../../sessions/session.ts'

/** An unknown e-mail costs one hash of the kind that a known one may have; USER_DISABLED takes the right password. */
export async function signInWithPassword(
  identity: Identity,
  input: { readonly email: string; readonly password: string },
  address = '',
) {
  const email = normaliseEmail(input.email)
  if (email === undefined) return refuseIdentity('INVALID_EMAIL')
  const [excess, account, decoy] = await Promise.all([
    admitRequest(identity, requestLimits(identity.settings).signIn, [address]),
    findAccountByEmail(identity.db, email),
    identity.decoys.find(email),
  ])
  if (excess !== undefined) return refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
  const attempt = await beginSignIn(identity, email, address, account)
  if (attempt instanceof Refusal) return attempt
  const matches = await verifyPassword(identity, account, decoy, input.password, attempt)
  if (!account || !matches) return refuseCredentials(identity, account)
  if (account.disabled) {
    await attempt.withdraw()
    return refuseIdentity('USER_DISABLED')
  }

  const passwordHash = await renewHash(identity, account, input.password)
  const now = identity.clock()
  const opened = await openSession(
    identity,
    async (tx) => {
      // Writing first takes the row: a change of the password at this time waits for this session, or this for it.
      await noteRefresh(tx, account.uid, now)
      const present = await findSigningIn(tx, account.uid)
      if (!present || !isUnchanged(account, present.account)) return refuseCredentials(identity, account)
      const { factor, identities } = present
      if (factor) return { factor }
      await noteLogin(tx, account.uid, now)
      await changeAccount(tx, account.uid, { passwordHash })
      await attempt.settle(tx)
      return {
        account: { ...account, lastLoginAt: now, lastRefreshAt: now },
        identities,
        session: { signInProvider: passwordProvider, authenticatedAt: now },
      }
    },
    { isolation: 'read committed' },
  )
  if (!('factor' in opened)) return opened
  // Guesses at the code are counted by themselves.
  await attempt.withdraw()
  return awaitSecondFactor(identity, account, opened.factor, { provider: passwordProvider, at: now })
}

/** One hash in any case, of the decoy where there is none. @throws HashingBusyError, with the attempt withdrawn. */
async function verifyPassword(
  { hasher }: Identity,
  account: Account | undefined,
  decoy: string | null,
  password: string,
  attempt: SignInAttempt,
): Promise<boolean> {
  const own = account?.passwordHash ?? null
  try {
    const turn = account && attempt.isFamiliar ? { knownTo: account.uid } : 'sign-in'
    return (await hasher.verify(own ?? decoy, password, turn)) && own !== null
  } catch (error) {
    await attempt.withdraw()
    throw error
  }
}

async function renewHash({ hasher }: Identity, { passwordHash }: Account, password: string) {
  if (passwordHash === null || !isModifiedScrypt(passwordHash)) return undefined
  try {
    return await hasher.hash(password)
  } catch (error) {
    if (error instanceof HashingBusyError) return undefined
    throw error
  }
}

/** Hashing takes its time: a password changed meanwhile must not open a session that outlives the change. */
function isUnchanged(verified: Account, present: Account): boolean {
  if (present.disabled) return false
  if (present.passwordHash === verified.passwordHash) return true
  // Two first sign-ins at once: the other one has renewed the hash of the same password.
  const imported = verified.passwordHash !== null && isModifiedScrypt(verified.passwordHash)
  return imported && present.passwordUpdatedAt === verified.passwordUpdatedAt
}

function refuseCredentials({ settings }: Identity, account: Account | undefined) {
  if (settings.enumerationProtection) return refuseIdentity('INVALID_LOGIN_CREDENTIALS')
  return refuseIdentity(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
}
