import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { endActionCodes } from '../../emails/action-code.ts'
import { type IdentityErrorCode, refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { requestLimits } from '../../limits/identity-limits.ts'
import { refuseUnfitPassword } from '../../passwords/password-rules.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../../records/account.store.ts'
import type { Account, AccountChange } from '../../records/account.ts'
import { passwordProvider } from '../../records/refresh-token.store.ts'
import { endSessions, openSession } from '../../sessions/session.ts'
import {
  authenticateAccount,
  type IdTokenClaims,
  refuseOldSignIn,
  verifyIdToken,
} from '../../tokens/verify-id-token.ts'

/** A new e-mail or password ends every session and starts a new one. For a verified e-mail see sendEmailChange. */
export async function updateAccount(identity: Identity, idToken: string, wanted: WantedChange) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const account = await authenticateAccount(identity.db, claims)
  if (account instanceof Refusal) return account
  const change = await draftChange(identity, wanted, claims, account)
  if (change instanceof Refusal) return change
  try {
    return await applyChange(identity, claims, change)
  } catch (error) {
    // Of two that take the same e-mail at once, the database lets one have it.
    if (await isTaken(identity.db, change.credentials?.email)) return refuseIdentity('EMAIL_EXISTS')
    throw error
  }
}

function applyChange(identity: Identity, claims: IdTokenClaims, change: DraftedChange) {
  const { uid, authenticatedAt } = claims
  const session = {
    signInProvider: change.credentials?.passwordHash ? passwordProvider : claims.signInProvider,
    authenticatedAt: authenticatedAt * 1000,
    secondFactor: claims.secondFactor,
  }
  return openSession(identity, async (tx) => {
    const present = await authenticateAccount(tx, claims)
    if (present instanceof Refusal) return present
    const refusal = refuseMove(present, change.credentials?.email)
    if (refusal) return refusal
    await writeChange(tx, identity, uid, change)
    const account = await findAccount(tx, uid)
    if (!account) return refuseIdentity('USER_NOT_FOUND')
    return change.credentials ? { account, session } : { account, tokens: undefined }
  })
}

async function writeChange(
  tx: Db,
  { clock }: Identity,
  uid: string,
  { profile, credentials }: DraftedChange,
) {
  if (!credentials) return changeAccount(tx, uid, profile)
  const { email, passwordHash } = credentials
  const now = clock()
  const ended = await endSessions(tx, uid, now)
  if (email !== undefined || passwordHash !== undefined)
    await endActionCodes(tx, uid, email === undefined ? 'password' : 'email')
  await changeAccount(tx, uid, {
    ...profile,
    ...(email === undefined ? {} : { email, emailVerified: false }),
    ...(passwordHash === undefined ? {} : { passwordHash, passwordUpdatedAt: now }),
    ...ended,
  })
}

async function isTaken(db: Db, email: string | undefined): Promise<boolean> {
  return email !== undefined && (await findAccountByEmail(db, email)) !== undefined
}

/** Undefined leaves a value as it is; null or '' clears a name or photo. */
interface WantedChange {
  readonly displayName?: string | null | undefined
  readonly photoUrl?: string | null | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly endsSessions?: boolean | undefined
}

interface DraftedChange {
  readonly profile: AccountChange
  readonly credentials: { readonly email?: string; readonly passwordHash?: string } | undefined
}

async function draftChange(
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

/** Taken or not: the outcome tells which e-mails are registered. */
export async function admitEmailChange(identity: Identity, uid: string) {
  const excess = await admitRequest(identity, requestLimits(identity.settings).emailChange, [uid])
  return excess === undefined ? undefined : refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
}

/** Else an account could be moved to the e-mail of another person, and recovered once they use it. */
function refuseMove({ email, emailVerified }: Account, newEmail: string | undefined) {
  const moves = newEmail !== undefined && email !== null && newEmail !== email
  return moves && emailVerified ? refuseIdentity('OPERATION_NOT_ALLOWED') : undefined
}
