import type { Db } from '#server/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { endActionCodes } from '../emails/action-code.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { type Account, changeAccount, findAccount, findAccountByEmail } from '../records/account.store.ts'
import { passwordProvider } from '../records/session-provider.ts'
import {
  authenticateAccount,
  endSessions,
  issueTokens,
  startSession,
  type Tokens,
} from '../sessions/session.ts'
import { type IdTokenClaims, verifyIdToken } from '../tokens/verify-id-token.ts'
import { type DraftedChange, draftChange, refuseMove, type WantedChange } from './account-change.ts'

/** An account after a change; with new credentials also the tokens of the one session that is left. */
export interface UpdatedAccount {
  readonly account: Account
  readonly tokens: Tokens | undefined
}

/**
 * Changes the account of an ID token. A new e-mail or password needs a recent sign-in; it ends every session and
 * starts a new one. An e-mail that was proven is replaced by a letter only: see sendEmailChange.
 */
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
    // Two may take the same e-mail at once; then the database lets only one of them have it.
    if (await isTaken(identity.db, change.credentials?.email)) return refuseIdentity('EMAIL_EXISTS')
    throw error
  }
}

async function applyChange(identity: Identity, claims: IdTokenClaims, change: DraftedChange) {
  const { uid, authenticatedAt } = claims
  const signInProvider = change.credentials?.passwordHash ? passwordProvider : claims.signInProvider
  const session = {
    uid,
    signInProvider,
    authenticatedAt: authenticatedAt * 1000,
    secondFactor: claims.secondFactor,
  }
  const written = await inTransaction(identity.db, async (tx) => {
    const present = await authenticateAccount(tx, claims)
    if (present instanceof Refusal) return present
    const refusal = refuseMove(present, change.credentials?.email)
    if (refusal) return refusal
    await writeChange(tx, identity, uid, change)
    const refreshToken = change.credentials ? await startSession(tx, identity, session) : undefined
    return { account: await findAccount(tx, uid), refreshToken }
  })
  if (written instanceof Refusal) return written
  const { account, refreshToken } = written
  if (!account) return refuseIdentity('USER_NOT_FOUND')
  if (refreshToken === undefined) return { account, tokens: undefined } satisfies UpdatedAccount
  return issueTokens(identity, account, session, refreshToken) satisfies Promise<UpdatedAccount>
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
