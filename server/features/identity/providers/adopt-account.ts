import type { Db } from '#server/database.ts'
import { type Account, changeAccount } from '../accounts/account.store.ts'
import {
  deleteLinkedIdentities,
  insertLinkedIdentity,
  listLinkedIdentities,
} from '../accounts/linked-identity.store.ts'
import { endActionCodes } from '../codes/action-code.ts'
import type { Identity } from '../identity.ts'
import { deleteRefreshTokensOf } from '../sessions/refresh-token.store.ts'
import type { ProvenIdentity } from './proven-identity.ts'

/**
 * Opens an account to the identity whose provider vouches for the account's e-mail. Where nobody had proved that
 * e-mail to us, or the provider has given it to somebody new, every earlier way in is closed: it may be a stranger's
 * who registered first. Takes part in the caller's transaction.
 */
export async function adoptAccount(tx: Db, { clock }: Identity, account: Account, proven: ProvenIdentity) {
  const { uid } = account
  const now = clock()
  const identities = await listLinkedIdentities(tx, uid)
  const isRecycled = identities.some(({ providerId }) => providerId === proven.providerId)
  const change = isRecycled || !account.emailVerified ? closedTo(proven, now) : filledFrom(account, proven)
  if ('validSince' in change) await closeWaysIn(tx, uid)
  await changeAccount(tx, uid, change)
  await insertLinkedIdentity(tx, uid, proven, now)
  return { account: { ...account, ...change } satisfies Account, isRecycled }
}

/**
 * Codes too: a letter with one may be on its way to a stranger's e-mail. What brings an earlier e-mail back stays, for
 * it was proven: else whoever took the account could end it with a second identity at a provider of their own.
 */
async function closeWaysIn(tx: Db, uid: string): Promise<void> {
  await deleteLinkedIdentities(tx, uid)
  await deleteRefreshTokensOf(tx, uid)
  await endActionCodes(tx, uid, 'email')
}

const closedTo = ({ displayName, photoUrl }: ProvenIdentity, now: number) => ({
  emailVerified: true,
  passwordHash: null,
  passwordUpdatedAt: null,
  displayName,
  photoUrl,
  validSince: now,
})

const filledFrom = (account: Account, { displayName, photoUrl }: ProvenIdentity) => ({
  displayName: account.displayName ?? displayName,
  photoUrl: account.photoUrl ?? photoUrl,
})
