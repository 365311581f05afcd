import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity, usedToken } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { spendCredential } from '../../providers/credential-use.ts'
import type { VerifiedIdentity } from '../../providers/verify-provider-token.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../../records/account.store.ts'
import type { Account } from '../../records/account.ts'
import {
  findLinkedAccountId,
  insertLinkedIdentity,
  listLinkedIdentities,
} from '../../records/linked-identity.store.ts'
import { anonymousProvider } from '../../records/refresh-token.store.ts'
import { endSessions, openSession } from '../../sessions/session.ts'
import {
  authenticateAccount,
  type IdTokenClaims,
  refuseOldSignIn,
  verifyIdToken,
} from '../../tokens/verify-id-token.ts'

/** Soon after a sign-in only: a found session must not be enough to sign in for good. */
export async function linkIdp(identity: Identity, idToken: string, verified: VerifiedIdentity) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const now = identity.clock()
  const session = { signInProvider: verified.providerId, ...proofOf(claims, now) }
  try {
    return await openSession(identity, async (tx) => {
      const account = await authenticateAccount(tx, claims)
      if (account instanceof Refusal) return account
      const refusal = refuseOldSignIn(identity, claims, account) ?? (await refuseLink(tx, account, verified))
      if (refusal) return refusal
      if (!(await spendCredential(tx, verified, now)))
        return refuseIdentity('INVALID_IDP_RESPONSE', usedToken)
      await writeLink(tx, account, verified, claims, now)
      const linked = await findAccount(tx, account.uid)
      return linked ? { account: linked, session } : refuseIdentity('USER_NOT_FOUND')
    })
  } catch (error) {
    // Of two links of the same identity at once, the database lets one pass.
    const winner = await findLinkedAccountId(identity.db, verified)
    if (winner !== undefined) return refuseIdentity('FEDERATED_USER_ID_ALREADY_LINKED')
    throw error
  }
}

/** No proof of a second factor: a session that has one stays as old as that. */
const proofOf = ({ secondFactor, authenticatedAt }: IdTokenClaims, now: number) =>
  secondFactor === undefined
    ? { authenticatedAt: now }
    : { authenticatedAt: authenticatedAt * 1000, secondFactor }

async function refuseLink(tx: Db, { uid }: Account, verified: VerifiedIdentity) {
  const owner = await findLinkedAccountId(tx, verified)
  if (owner !== undefined) return refuseIdentity('FEDERATED_USER_ID_ALREADY_LINKED')
  const identities = await listLinkedIdentities(tx, uid)
  if (identities.some(({ providerId }) => providerId === verified.providerId))
    return refuseIdentity('PROVIDER_ALREADY_LINKED')
  const namesake = verified.email === null ? undefined : await findAccountByEmail(tx, verified.email)
  return namesake && namesake.uid !== uid ? refuseIdentity('EMAIL_EXISTS') : undefined
}

async function writeLink(
  tx: Db,
  account: Account,
  verified: VerifiedIdentity,
  claims: IdTokenClaims,
  now: number,
) {
  const email = account.email ?? verified.email
  const vouched = verified.emailVerified && email === verified.email
  const wasAnonymous = claims.signInProvider === anonymousProvider
  const ended = wasAnonymous ? await endSessions(tx, account.uid, now) : {}
  await insertLinkedIdentity(tx, account.uid, verified, now, {
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
