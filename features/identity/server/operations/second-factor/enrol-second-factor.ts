import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import { isOperator } from '#features/operators/server/operator.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { endActionCodes } from '../../emails/action-code.ts'
import { sendEnrolmentNotice } from '../../emails/enrolment-notice.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount } from '../../records/account.store.ts'
import { anonymousProvider } from '../../records/refresh-token.store.ts'
import { findSecondFactor, insertSecondFactor } from '../../records/second-factor.store.ts'
import { findStep, newTotpSecret, readTotpCode } from '../../second-factor/codes.ts'
import { readState, signState } from '../../second-factor/signed-state.ts'
import { endSessions, openSession } from '../../sessions/session.ts'
import {
  authenticateAccount,
  type IdTokenClaims,
  refuseOldSignIn,
  verifyIdToken,
} from '../../tokens/verify-id-token.ts'

/** In seconds. */
const enrolmentLife = 15 * 60

export async function startEnrolment(identity: Identity, idToken: string) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const account = await authenticateToEnrol(identity.db, identity, claims)
  if (account instanceof Refusal) return account
  const secret = newTotpSecret(identity.random)
  return {
    secret,
    sessionInfo: await signState(identity, 'enrolment', { sub: account.uid, secret }, enrolmentLife),
    /** In ms. */
    deadline: identity.clock() + enrolmentLife * 1000,
  }
}

/** For operators only: a thief of a learner's account could lock the learner out (decision 42). */
async function authenticateToEnrol(db: Db, identity: Identity, claims: IdTokenClaims) {
  const account = await authenticateAccount(db, claims)
  if (account instanceof Refusal) return account
  if (claims.signInProvider === anonymousProvider) return refuseIdentity('UNSUPPORTED_FIRST_FACTOR')
  if (!account.emailVerified) return refuseIdentity('UNVERIFIED_EMAIL')
  if (!(await isOperator({ ...identity, db }, account)))
    return refuseIdentity('OPERATION_NOT_ALLOWED', 'Only operators can have a second factor.')
  const old = refuseOldSignIn(identity, claims, account)
  if (old) return old
  return (await findSecondFactor(db, account.uid)) ? refuseIdentity('SECOND_FACTOR_EXISTS') : account
}

interface Enrolment {
  readonly sessionInfo: string
  readonly code: string
  readonly displayName: string | null
  /** Of the e-mail that tells the operator. */
  readonly language?: string
}

/**
 * Every session ends, because none was asked for the new factor; the one that begins is as old as the sign-in. The owner of
 * the mailbox is told, since a thief of the password could enrol first.
 */
export async function finishEnrolment(identity: Identity, idToken: string, enrolment: Enrolment) {
  const claims = await verifyIdToken(identity, idToken)
  if (claims instanceof Refusal) return claims
  const state = await readState(identity, 'enrolment', enrolment.sessionInfo)
  if (state === 'expired') return refuseIdentity('SESSION_EXPIRED')
  if (state?.sub !== claims.uid) return refuseIdentity('INVALID_SESSION_INFO')
  const code = readTotpCode(enrolment.code)
  const lastStep = code === undefined ? undefined : findStep(state.secret, code, identity.clock())
  if (lastStep === undefined) return refuseIdentity('INVALID_CODE')
  const factor = {
    id: Buffer.from(identity.random(21)).toString('base64url'),
    secret: state.secret,
    displayName: enrolment.displayName,
    enrolledAt: identity.clock(),
    lastStep,
  }
  const { uid, signInProvider, authenticatedAt } = claims
  const enrolled = await openSession(identity, async (tx) => {
    const account = await authenticateToEnrol(tx, identity, claims)
    if (account instanceof Refusal) return account
    const ended = await endSessions(tx, uid, factor.enrolledAt)
    await changeAccount(tx, uid, ended)
    if (!(await insertSecondFactor(tx, uid, factor))) return refuseIdentity('SECOND_FACTOR_EXISTS')
    await endActionCodes(tx, uid, 'password')
    const by = account.email ?? ''
    await recordAuditEvent(tx, identity.clock(), { by, type: 'second-factor-enrolled', accountId: uid })
    return {
      account: { ...account, ...ended },
      session: { signInProvider, authenticatedAt: authenticatedAt * 1000, secondFactor: factor.id },
    }
  })
  if (!(enrolled instanceof Refusal) && enrolled.account.email)
    await sendEnrolmentNotice(identity, enrolled.account.email, enrolment.language ?? 'en')
  return enrolled
}
