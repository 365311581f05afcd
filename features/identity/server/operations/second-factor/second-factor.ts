import type { getSecondFactor as contract } from '#features/identity/contract.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import { isOperator } from '#features/operators/server/operator.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'
import { throttleKey } from '#platform/server/limits/request-limits.ts'
import { deleteCount } from '#platform/server/limits/throttle.store.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../../records/account.store.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasEnrolledOperator,
  replaceRecoveryCodes,
} from '../../records/second-factor.store.ts'
import { hashRecoveryCode, newRecoveryCode, recoveryCodeCount } from '../../second-factor/codes.ts'
import { endSessions, openSession } from '../../sessions/session.ts'
import { authenticateAccount, refuseOldSignIn, verifyIdToken } from '../../tokens/verify-id-token.ts'

/** `when-enrolled` begins with the first operator who has a factor, so that a new site locks no operator out. */
export async function isSecondFactorNeeded({ db, settings }: Pick<Identity, 'db' | 'settings'>, uid: string) {
  switch (settings.operatorSecondFactor) {
    case 'required':
      return true
    case 'offered':
      return (await findSecondFactor(db, uid)) !== undefined
    case 'when-enrolled':
      return hasEnrolledOperator(db, settings.operatorEmails)
  }
}

export async function getSecondFactor(
  identity: Pick<Identity, 'db' | 'settings'>,
  { id }: Learner,
): Promise<Output<typeof contract>> {
  const { db, settings } = identity
  const [account, factor] = [await findAccount(db, id), await findSecondFactor(db, id)]
  const isOffered = account !== undefined && (await isOperator(identity, account))
  return {
    isOffered: isOffered && settings.mode === 'built-in',
    isNeeded: isOffered && (await isSecondFactorNeeded(identity, id)),
    enrolled: factor
      ? { id: factor.id, since: factor.enrolledAt, recoveryCodes: await countRecoveryCodes(db, id) }
      : null,
  }
}

export function createRecoveryCodes(
  { db, clock, random }: Pick<Identity, 'db' | 'clock' | 'random'>,
  { id, email }: Learner,
): Promise<{ codes: string[] } | Refusal<'no-second-factor'>> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(random))
  return inTransaction(db, async (tx) => {
    if (!(await findSecondFactor(tx, id)))
      return refuse('no-second-factor', 'The account has no second factor.')
    await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode))
    await recordAuditEvent(tx, clock(), { by: email, type: 'recovery-codes-made', accountId: id })
    return { codes }
  })
}

/** Soon after a sign-in that was asked for the factor. Every session ends but a new one without it. */
export async function removeSecondFactor(identity: Identity, idToken: string, factorId: string) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const { uid, signInProvider, authenticatedAt } = claims
  return openSession(identity, async (tx) => {
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
    const by = account.email ?? ''
    await recordAuditEvent(tx, now, { by, type: 'second-factor-removed', accountId: uid })
    return {
      account: { ...account, ...ended },
      session: { signInProvider, authenticatedAt: authenticatedAt * 1000 },
    }
  })
}

/** For an operator who lost phone and recovery codes. Every session ends. The caller must have made sure who asks. */
export function resetSecondFactor(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  email: string,
  by: string,
): Promise<{ reset: boolean } | Refusal<'no-such-account'>> {
  return inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email.toLowerCase())
    if (!account) return refuse('no-such-account', `There is no account with the email ${email}.`)
    const { uid } = account
    if (!(await deleteSecondFactor(tx, uid))) return { reset: false }
    const now = clock()
    await changeAccount(tx, uid, await endSessions(tx, uid, now))
    await deleteCount(tx, throttleKey('second-factor', uid))
    await recordAuditEvent(tx, now, { by, type: 'second-factor-reset', accountId: uid })
    return { reset: true }
  })
}
