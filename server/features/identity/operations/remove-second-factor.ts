import { recordAct } from '#server/features/operators/record-audit-event.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { changeAccount } from '../records/account.store.ts'
import { deleteSecondFactor, findSecondFactor } from '../records/second-factor.store.ts'
import {
  authenticateAccount,
  endSessions,
  issueTokens,
  refuseOldSignIn,
  startSession,
} from '../sessions/session.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'

/**
 * Takes the second factor from the account of an ID token, with its recovery codes: soon after a sign-in that was asked
 * for it. Every session ends but a new one without it.
 */
export async function removeSecondFactor(identity: Identity, idToken: string, factorId: string) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const { uid, signInProvider, authenticatedAt } = claims
  const session = { uid, signInProvider, authenticatedAt: authenticatedAt * 1000 }
  const removed = await inTransaction(identity.db, async (tx) => {
    const account = await authenticateAccount(tx, claims)
    if (account instanceof Refusal) return account
    const factor = await findSecondFactor(tx, uid)
    if (factor?.id !== factorId) return refuseIdentity('MFA_ENROLLMENT_NOT_FOUND')
    if (claims.secondFactor !== factorId) return refuseIdentity('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    const old = refuseOldSignIn(identity, claims, account)
    if (old) return old
    const now = identity.clock()
    const ended = await endSessions(tx, uid, now)
    await changeAccount(tx, uid, ended)
    await deleteSecondFactor(tx, uid)
    await recordAct(tx, now, {
      by: account.email ?? '',
      act: 'second-factor-removed',
      subject: uid,
      accountId: uid,
    })
    return {
      account: { ...account, ...ended },
      refreshToken: await startSession(tx, identity, session),
    }
  })
  if (removed instanceof Refusal) return removed
  return issueTokens(identity, removed.account, session, removed.refreshToken)
}
