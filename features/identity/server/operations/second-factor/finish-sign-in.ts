import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import { day, second } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { throttleKey } from '#platform/server/limits/request-limits.ts'
import { countAttempt, deleteCount, type Pace } from '#platform/server/limits/throttle.store.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { markFamiliar } from '../../limits/sign-in-attempt.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import type { Account } from '../../records/account.ts'
import {
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  findSecondFactor,
  type SecondFactor,
} from '../../records/second-factor.store.ts'
import { findStep, hashRecoveryCode, readTotpCode } from '../../second-factor/codes.ts'
import { readState } from '../../second-factor/signed-state.ts'
import { openSession } from '../../sessions/session.ts'

/** From all addresses together. A new password does not forget it, else each would buy five guesses more. */
const pace: Pace = {
  free: 5,
  pause: 30 * second,
  longestPause: 15 * 60 * second,
  memory: day,
}

interface Proof {
  readonly pendingCredential: string
  readonly factorId?: string | undefined
  readonly code: string
  readonly address?: string | undefined
}

/** Each code works once, of an app no earlier one either. What ends sessions ends pending sign-ins too. */
export async function finishSignIn(
  identity: Identity,
  { pendingCredential, factorId, code, address = '' }: Proof,
) {
  const { db, clock } = identity
  const state = await readState(identity, 'sign_in', pendingCredential)
  if (state === undefined || state === 'expired') return refuseIdentity('INVALID_MFA_PENDING_CREDENTIAL')
  const { sub: uid, provider, at } = state
  const found = await findEnrolled(db, uid, at)
  if (found instanceof Refusal) return found
  if (factorId !== undefined && factorId !== found.factor.id)
    return refuseIdentity('MFA_ENROLLMENT_NOT_FOUND')
  const guesses = throttleKey('second-factor', uid)
  const now = clock()
  if (!(await countAttempt(db, guesses, pace, now))) return refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')

  return openSession(identity, async (tx) => {
    const present = await findEnrolled(tx, uid, at)
    if (present instanceof Refusal) return present
    const { account, factor } = present
    if (!(await acceptCode(tx, account, factor, code, now))) return refuseIdentity('INVALID_CODE')
    await deleteCount(tx, guesses)
    await markFamiliar(tx, identity, account, address)
    const signIn = { lastLoginAt: now, lastRefreshAt: now }
    await changeAccount(tx, uid, signIn)
    return {
      account: { ...account, ...signIn },
      session: { signInProvider: provider, authenticatedAt: now, secondFactor: factor.id },
    }
  })
}

/** `at` in ms. */
async function findEnrolled(db: Db, uid: string, at: number) {
  const account = await findAccount(db, uid)
  if (!account || at < account.validSince) return refuseIdentity('INVALID_MFA_PENDING_CREDENTIAL')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  const factor = await findSecondFactor(db, uid)
  return factor ? { account, factor } : refuseIdentity('MFA_ENROLLMENT_NOT_FOUND')
}

async function acceptCode(tx: Db, account: Account, factor: SecondFactor, code: string, now: number) {
  const { uid, email } = account
  const totp = readTotpCode(code)
  if (totp !== undefined) {
    const step = findStep(factor.secret, totp, now)
    return step !== undefined && consumeStep(tx, factor.id, step)
  }
  if (!(await consumeRecoveryCode(tx, uid, hashRecoveryCode(code)))) return false
  const left = await countRecoveryCodes(tx, uid)
  const event = {
    by: email ?? '',
    type: 'recovery-code-used',
    accountId: uid,
    detail: `${left} left`,
  } as const
  await recordAuditEvent(tx, now, event)
  return true
}
