import type { Db } from '#server/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { spendCredential } from '../providers/credential-use.ts'
import type { ProvenIdentity } from '../providers/proven-identity.ts'
import { type Account, changeAccount, findAccount, findAccountByEmail } from '../records/account.store.ts'
import {
  findLinkedAccountId,
  insertLinkedIdentity,
  listLinkedIdentities,
} from '../records/linked-identity.store.ts'
import { anonymousProvider } from '../records/refresh-token.store.ts'
import {
  authenticateAccount,
  endSessions,
  issueTokens,
  refuseOldSignIn,
  startSession,
} from '../sessions/session.ts'
import { type IdTokenClaims, verifyIdToken } from '../tokens/verify-id-token.ts'

/**
 * Links an identity that was just proved to the account of an ID token, and starts a session by it. Soon after a
 * sign-in only: a found session must not be enough for a way in that lasts.
 */
export async function linkIdp(identity: Identity, idToken: string, proven: ProvenIdentity) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const now = identity.clock()
  const session = { uid: claims.uid, signInProvider: proven.providerId, ...proofOf(claims, now) }
  try {
    const linked = await inTransaction(identity.db, async (tx) => {
      const account = await authenticateAccount(tx, claims)
      if (account instanceof Refusal) return account
      const refusal = refuseOldSignIn(identity, claims, account) ?? (await refuseLink(tx, account, proven))
      if (refusal) return refusal
      if (!(await spendCredential(tx, proven, now))) return refuseIdentity('INVALID_IDP_RESPONSE')
      await writeLink(tx, account, proven, claims, now)
      return {
        account: await findAccount(tx, account.uid),
        refreshToken: await startSession(tx, identity, session),
      }
    })
    if (linked instanceof Refusal) return linked
    if (!linked.account) return refuseIdentity('USER_NOT_FOUND')
    return issueTokens(identity, linked.account, session, linked.refreshToken)
  } catch (error) {
    // Two may link the same identity at once; the database lets one of them.
    const winner = await findLinkedAccountId(identity.db, proven)
    if (winner !== undefined) return refuseIdentity('FEDERATED_USER_ID_ALREADY_LINKED')
    throw error
  }
}

/** A link is a sign-in of its own, but no proof of a second factor: with one the session is as old as that. */
const proofOf = ({ secondFactor, authenticatedAt }: IdTokenClaims, now: number) =>
  secondFactor === undefined
    ? { authenticatedAt: now }
    : { authenticatedAt: authenticatedAt * 1000, secondFactor }

async function refuseLink(tx: Db, { uid }: Account, proven: ProvenIdentity) {
  const owner = await findLinkedAccountId(tx, proven)
  if (owner !== undefined) return refuseIdentity('FEDERATED_USER_ID_ALREADY_LINKED')
  const identities = await listLinkedIdentities(tx, uid)
  if (identities.some(({ providerId }) => providerId === proven.providerId))
    return refuseIdentity('PROVIDER_ALREADY_LINKED')
  const namesake = proven.email === null ? undefined : await findAccountByEmail(tx, proven.email)
  return namesake && namesake.uid !== uid ? refuseIdentity('EMAIL_EXISTS') : undefined
}

/** An account without an e-mail takes the identity's; a provider that vouches for the account's own verifies it. */
async function writeLink(
  tx: Db,
  account: Account,
  proven: ProvenIdentity,
  claims: IdTokenClaims,
  now: number,
) {
  const email = account.email ?? proven.email
  const vouched = proven.emailVerified && email === proven.email
  const wasAnonymous = claims.signInProvider === anonymousProvider
  const ended = wasAnonymous ? await endSessions(tx, account.uid, now) : {}
  await insertLinkedIdentity(tx, account.uid, proven, now, {
    whileUnverified: !account.emailVerified && !vouched,
  })
  await changeAccount(tx, account.uid, {
    email,
    ...(vouched ? { emailVerified: true } : {}),
    ...ended,
    lastLoginAt: now,
    lastRefreshAt: now,
  })
}
