import type { Db } from '#server/database.ts'
import { endActionCodes } from '../emails/action-code.ts'
import type { Identity } from '../identity.ts'
import type { ProvenIdentity } from '../providers/proven-identity.ts'
import { type Account, changeAccount } from '../records/account.store.ts'
import {
  deleteLinkedIdentities,
  insertLinkedIdentity,
  listLinkedIdentities,
} from '../records/linked-identity.store.ts'
import { deleteSecondFactor } from '../records/second-factor.store.ts'
import { endSessions } from '../sessions/session.ts'

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
  await identity.disown(tx, identity, uid)
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
