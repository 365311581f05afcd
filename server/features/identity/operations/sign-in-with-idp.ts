import type { Db } from '#server/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { endActionCodes } from '../emails/action-code.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { returnCredential, spendCredential } from '../providers/credential-use.ts'
import type { ProvenIdentity } from '../providers/proven-identity.ts'
import {
  type Account,
  changeAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
} from '../records/account.store.ts'
import { newAccountId } from '../records/account-fields.ts'
import { emptyAccount } from '../records/empty-account.ts'
import {
  changeLinkedIdentity,
  deleteLinkedIdentities,
  findLinkedAccountId,
  insertLinkedIdentity,
  listLinkedIdentities,
} from '../records/linked-identity.store.ts'
import { deleteSecondFactor, findSecondFactor } from '../records/second-factor.store.ts'
import { awaitSecondFactor, type PendingSignIn } from '../second-factor/pending-sign-in.ts'
import { endSessions, issueTokens, type SignedIn, startSession } from '../sessions/session.ts'

/** A sign-in by another provider; `isRecycled` when the e-mail was that of another identity there before. */
export interface SignedInByProvider extends SignedIn {
  readonly isNew: boolean
  readonly isRecycled: boolean
}

/** Another account has the e-mail, and the provider does not vouch that it is the same person's. */
export interface NeedsConfirmation {
  /** The other providers that account may be entered by. */
  readonly otherProviders: readonly string[]
}

type Found = Pick<SignedInByProvider, 'account' | 'isNew' | 'isRecycled'>
type Outcome<Done> = Promise<
  Done | NeedsConfirmation | Refusal<'USER_DISABLED' | 'EMAIL_NOT_FOUND' | 'INVALID_IDP_RESPONSE'>
>

/**
 * Signs in with an identity that was just proved: to the account it is linked to, to the one with its verified
 * e-mail, or to a new one unless `mayCreate` is false. Where there is a second factor no session begins yet.
 */
export async function signInWithIdp(
  identity: Identity,
  proven: ProvenIdentity,
  { mayCreate = true } = {},
): Outcome<SignedInByProvider | PendingSignIn> {
  const attempt = () => tryToSignIn(identity, proven, mayCreate)
  try {
    return await attempt()
  } catch (error) {
    // Two first sign-ins may come at once; the database lets one of them write, the other finds what it wrote.
    if (await isKnown(identity.db, proven)) return attempt()
    throw error
  }
}

async function tryToSignIn(identity: Identity, proven: ProvenIdentity, mayCreate: boolean) {
  const now = identity.clock()
  const opened = await inTransaction(identity.db, async (tx) => {
    if (!(await spendCredential(tx, proven, now))) return refuseIdentity('INVALID_IDP_RESPONSE')
    const found = await findOrCreate(tx, identity, proven, mayCreate)
    if (found instanceof Refusal || !('account' in found)) {
      await returnCredential(tx, proven)
      return found
    }
    const { uid } = found.account
    const factor = await findSecondFactor(tx, uid)
    if (factor) return { account: found.account, factor }
    await changeAccount(tx, uid, { lastLoginAt: now, lastRefreshAt: now })
    const session = { uid, signInProvider: proven.providerId, authenticatedAt: now }
    return { ...found, session, refreshToken: await startSession(tx, identity, session) }
  })
  if (opened instanceof Refusal || !('account' in opened)) return opened
  if ('factor' in opened)
    return awaitSecondFactor(identity, opened.account, opened.factor, {
      provider: proven.providerId,
      at: now,
    })
  const { isNew, isRecycled, session, refreshToken } = opened
  const account = { ...opened.account, lastLoginAt: now, lastRefreshAt: now }
  return { ...(await issueTokens(identity, account, session, refreshToken)), isNew, isRecycled }
}

async function findOrCreate(
  tx: Db,
  identity: Identity,
  proven: ProvenIdentity,
  mayCreate: boolean,
): Outcome<Found> {
  const uid = await findLinkedAccountId(tx, proven)
  const linked = uid === undefined ? undefined : await findAccount(tx, uid)
  if (linked) return enterLinked(tx, linked, proven)
  const namesake = proven.email === null ? undefined : await findAccountByEmail(tx, proven.email)
  if (namesake) return enterNamesake(tx, identity, namesake, proven)
  // With this code the client tells its user that the credential is somebody else's.
  return mayCreate ? create(tx, identity, proven) : refuseIdentity('EMAIL_NOT_FOUND')
}

async function enterLinked(tx: Db, account: Account, proven: ProvenIdentity): Outcome<Found> {
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  await changeLinkedIdentity(tx, proven)
  return { account, isNew: false, isRecycled: false }
}

async function enterNamesake(
  tx: Db,
  identity: Identity,
  namesake: Account,
  proven: ProvenIdentity,
): Outcome<Found> {
  if (!proven.emailVerified) {
    const identities = await listLinkedIdentities(tx, namesake.uid)
    return { otherProviders: identities.map(({ providerId }) => providerId) }
  }
  if (namesake.disabled) return refuseIdentity('USER_DISABLED')
  const { account, isRecycled } = await adoptAccount(tx, identity, namesake, proven)
  return { account, isNew: false, isRecycled }
}

async function create(tx: Db, { clock, random }: Identity, proven: ProvenIdentity): Outcome<Found> {
  const { email, emailVerified, displayName, photoUrl } = proven
  const now = clock()
  const account = { ...emptyAccount(newAccountId(random), now), email, emailVerified, displayName, photoUrl }
  if (!(await insertAccount(tx, account))) throw new Error('another account took the e-mail meanwhile')
  await insertLinkedIdentity(tx, account.uid, proven, now, { whileUnverified: !emailVerified })
  return { account, isNew: true, isRecycled: false }
}

async function isKnown(db: Db, proven: ProvenIdentity): Promise<boolean> {
  if ((await findLinkedAccountId(db, proven)) !== undefined) return true
  return proven.email !== null && (await findAccountByEmail(db, proven.email)) !== undefined
}

/**
 * Opens an account to the identity whose provider vouches for the account's e-mail. Where nobody had proved that
 * e-mail to us, or the provider has given it to somebody new, every earlier way in is closed: it may be a stranger's
 * who registered first. Takes part in the caller's transaction.
 */
export async function adoptAccount(tx: Db, identity: Identity, account: Account, proven: ProvenIdentity) {
  const { uid } = account
  const now = identity.clock()
  const identities = await listLinkedIdentities(tx, uid)
  const isRecycled = identities.some(({ providerId }) => providerId === proven.providerId)
  const closes = isRecycled || !account.emailVerified
  // Where the e-mail was proven the factor stays, whoever the provider has given that e-mail to.
  if (!account.emailVerified) await deleteSecondFactor(tx, uid)
  const change = closes
    ? { ...closedTo(proven), ...(await closeWaysIn(tx, identity, uid, now)) }
    : filledFrom(account, proven)
  await changeAccount(tx, uid, change)
  await insertLinkedIdentity(tx, uid, proven, now)
  return { account: { ...account, ...change } satisfies Account, isRecycled }
}

/**
 * Codes too: a letter with one may be on its way to a stranger's e-mail. What brings an earlier e-mail back stays, for
 * it was proven: else whoever took the account could end it with a second identity at a provider of their own.
 */
async function closeWaysIn(tx: Db, identity: Identity, uid: string, now: number) {
  await deleteLinkedIdentities(tx, uid)
  await endActionCodes(tx, uid, 'email')
  await identity.reclaim(tx, identity, uid)
  return endSessions(tx, uid, now)
}

const closedTo = ({ displayName, photoUrl }: ProvenIdentity) => ({
  emailVerified: true,
  passwordHash: null,
  passwordUpdatedAt: null,
  displayName,
  photoUrl,
})

const filledFrom = (account: Account, { displayName, photoUrl }: ProvenIdentity) => ({
  displayName: account.displayName ?? displayName,
  photoUrl: account.photoUrl ?? photoUrl,
})
