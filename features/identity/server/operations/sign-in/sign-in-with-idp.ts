import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { endActionCodes } from '../../emails/action-code.ts'
import { refuseIdentity, usedToken } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { returnCredential, spendCredential } from '../../providers/credential-use.ts'
import type { VerifiedIdentity } from '../../providers/verify-provider-token.ts'
import { changeAccount, findAccount, findAccountByEmail, insertAccount } from '../../records/account.store.ts'
import { type Account, emptyAccount, newAccountId, withoutPassword } from '../../records/account.ts'
import {
  changeLinkedIdentity,
  deleteLinkedIdentities,
  findLinkedAccountId,
  insertLinkedIdentity,
  listLinkedIdentities,
} from '../../records/linked-identity.store.ts'
import { deleteSecondFactor, findSecondFactor } from '../../records/second-factor.store.ts'
import { awaitSecondFactor } from '../../second-factor/pending-sign-in.ts'
import { endSessions, openSession } from '../../sessions/session.ts'

export async function signInWithIdp(
  identity: Identity,
  verified: VerifiedIdentity,
  { mayCreate = true } = {},
) {
  const attempt = () => tryToSignIn(identity, verified, mayCreate)
  try {
    return await attempt()
  } catch (error) {
    // Of two first sign-ins at once, the database lets one write; the other finds what it wrote.
    if (await isKnown(identity.db, verified)) return attempt()
    throw error
  }
}

async function tryToSignIn(identity: Identity, verified: VerifiedIdentity, mayCreate: boolean) {
  const now = identity.clock()
  const opened = await openSession(identity, async (tx) => {
    if (!(await spendCredential(tx, verified, now))) return refuseIdentity('INVALID_IDP_RESPONSE', usedToken)
    const found = await findOrCreate(tx, identity, verified, mayCreate)
    if (found instanceof Refusal || !('account' in found)) {
      await returnCredential(tx, verified)
      return found
    }
    const { uid } = found.account
    const factor = await findSecondFactor(tx, uid)
    if (factor) return { account: found.account, factor }
    const signIn = { lastLoginAt: now, lastRefreshAt: now }
    await changeAccount(tx, uid, signIn)
    const session = { signInProvider: verified.providerId, authenticatedAt: now }
    return { ...found, account: { ...found.account, ...signIn }, session }
  })
  if (!('factor' in opened)) return opened
  const { account, factor } = opened
  return awaitSecondFactor(identity, account, factor, { provider: verified.providerId, at: now })
}

async function findOrCreate(tx: Db, identity: Identity, verified: VerifiedIdentity, mayCreate: boolean) {
  const uid = await findLinkedAccountId(tx, verified)
  const linked = uid === undefined ? undefined : await findAccount(tx, uid)
  if (linked) return enterLinked(tx, linked, verified)
  const namesake = verified.email === null ? undefined : await findAccountByEmail(tx, verified.email)
  if (namesake && !verified.emailVerified) return askForConfirmation(tx, namesake)
  if (namesake) return enterNamesake(tx, identity, namesake, verified)
  // With this code the client says that the credential belongs to another account.
  return mayCreate ? create(tx, identity, verified) : refuseIdentity('EMAIL_NOT_FOUND')
}

async function enterLinked(tx: Db, account: Account, verified: VerifiedIdentity) {
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  await changeLinkedIdentity(tx, verified)
  return { account, isNew: false, isRecycled: false }
}

/** Another account has the e-mail, and the provider does not vouch for it. */
async function askForConfirmation(tx: Db, { uid }: Account): Promise<{ otherProviders: string[] }> {
  const identities = await listLinkedIdentities(tx, uid)
  return { otherProviders: identities.map(({ providerId }) => providerId) }
}

async function enterNamesake(tx: Db, identity: Identity, namesake: Account, verified: VerifiedIdentity) {
  if (namesake.disabled) return refuseIdentity('USER_DISABLED')
  const { account, isRecycled } = await adoptAccount(tx, identity, namesake, verified)
  return { account, isNew: false, isRecycled }
}

async function create(tx: Db, { clock, random }: Identity, verified: VerifiedIdentity) {
  const { email, emailVerified, displayName, photoUrl } = verified
  const now = clock()
  const account = { ...emptyAccount(newAccountId(random), now), email, emailVerified, displayName, photoUrl }
  if (!(await insertAccount(tx, account))) throw new Error('another account took the e-mail meanwhile')
  await insertLinkedIdentity(tx, account.uid, verified, now, { whileUnverified: !emailVerified })
  return { account, isNew: true, isRecycled: false }
}

async function isKnown(db: Db, verified: VerifiedIdentity): Promise<boolean> {
  if ((await findLinkedAccountId(db, verified)) !== undefined) return true
  return verified.email !== null && (await findAccountByEmail(db, verified.email)) !== undefined
}

/** Where the e-mail was not verified, or is another person's by now, nothing that could sign in before is left. */
async function adoptAccount(tx: Db, identity: Identity, account: Account, verified: VerifiedIdentity) {
  const { uid } = account
  const now = identity.clock()
  const identities = await listLinkedIdentities(tx, uid)
  const isRecycled = identities.some(({ providerId }) => providerId === verified.providerId)
  const closes = isRecycled || !account.emailVerified
  // Where the e-mail was verified the factor stays, even if the provider has given that e-mail to another person.
  if (!account.emailVerified) await deleteSecondFactor(tx, uid)
  const change = closes
    ? { ...closedTo(verified), ...(await closeWaysIn(tx, identity, uid, now)) }
    : filledFrom(account, verified)
  await changeAccount(tx, uid, change)
  await insertLinkedIdentity(tx, uid, verified, now)
  return { account: { ...account, ...change } satisfies Account, isRecycled }
}

/** Codes too: a stranger may have one. Recovery links stay, else a thief could end them with an own identity. */
async function closeWaysIn(tx: Db, identity: Identity, uid: string, now: number) {
  await deleteLinkedIdentities(tx, uid)
  await endActionCodes(tx, uid, 'email')
  await identity.reclaim(tx, identity, uid)
  return endSessions(tx, uid, now)
}

const closedTo = ({ displayName, photoUrl }: VerifiedIdentity) => ({
  emailVerified: true,
  displayName,
  photoUrl,
  ...withoutPassword,
})

const filledFrom = (account: Account, { displayName, photoUrl }: VerifiedIdentity) => ({
  displayName: account.displayName ?? displayName,
  photoUrl: account.photoUrl ?? photoUrl,
})
