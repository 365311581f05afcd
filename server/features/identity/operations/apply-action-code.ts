import type { Db } from '#server/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { endActionCodes, findUsableCode } from '../emails/action-code.ts'
import { withRecoveryLink } from '../emails/recovery-link.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../records/account.store.ts'
import type { Account } from '../records/account.ts'
import {
  type ActionCode,
  consumeActionCode,
  deleteActionCodesSince,
  deleteOtherActionCodes,
  releaseActionCode,
} from '../records/action-code.store.ts'
import { deleteLinkedIdentities } from '../records/linked-identity.store.ts'
import { deleteSecondFactor } from '../records/second-factor.store.ts'
import { endSessions } from '../sessions/session.ts'

/** An account after a code was applied to it, and the e-mail it has got by it, if any. */
export interface AppliedCode {
  readonly account: Account
  readonly newEmail: string | undefined
}

/**
 * Uses a code that proves, changes or brings back an e-mail. A change of the e-mail ends every session; one that is
 * brought back leaves no way in but itself, because the password may be that of whoever changed it.
 * @throws MailError when the account's old e-mail has to be told of the change and the mail server is away; then the
 * code is as good as before.
 */
export async function applyActionCode(identity: Identity, text: string) {
  const code = await findUsableCode(identity, text, [
    'VERIFY_EMAIL',
    'VERIFY_AND_CHANGE_EMAIL',
    'RECOVER_EMAIL',
  ])
  if (code instanceof Refusal) return code
  const account = code.uid === null ? undefined : await findAccount(identity.db, code.uid)
  if (!account) return refuseIdentity('INVALID_OOB_CODE')
  if (code.requestType !== 'VERIFY_AND_CHANGE_EMAIL') return applyOnce(identity, code)
  return (
    (await refuseChange(identity.db, account, code, emailAfter(code))) ?? moveOnce(identity, account, code)
  )
}

/**
 * Claims the code before anybody is told: of several uses at once, one sends the recovery link. A change that does
 * not come about leaves the code as good as before.
 */
async function moveOnce(identity: Identity, account: Account, code: ActionCode) {
  const { db, clock } = identity
  const claimed = { ...code, usedAt: clock() }
  if (!(await consumeActionCode(db, code, claimed.usedAt))) return refuseIdentity('INVALID_OOB_CODE')
  let moved = false
  try {
    const outcome = await withRecoveryLink(identity, account, emailAfter(code), () =>
      applyOnce(identity, claimed),
    )
    moved = !(outcome instanceof Refusal)
    return outcome
  } finally {
    if (!moved) await releaseActionCode(db, claimed)
  }
}

async function applyOnce(identity: Identity, code: ActionCode) {
  const { db } = identity
  try {
    return await inTransaction(db, (tx) => applyTo(tx, identity, code))
  } catch (error) {
    // Two may take the same e-mail at once; then the database lets only one of them have it.
    const owner = await findAccountByEmail(db, emailAfter(code))
    if (owner && owner.uid !== code.uid) return refuseIdentity('EMAIL_EXISTS')
    throw error
  }
}

const emailAfter = ({ requestType, email, newEmail }: ActionCode) =>
  requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email

async function applyTo(tx: Db, identity: Identity, code: ActionCode) {
  const account = code.uid === null ? undefined : await findAccount(tx, code.uid)
  if (!account) return refuseIdentity('INVALID_OOB_CODE')
  const email = emailAfter(code)
  const refusal = await refuseChange(tx, account, code, email)
  if (refusal) return refusal
  const now = identity.clock()
  if (!(await consumeActionCode(tx, code, now))) return refuseIdentity('INVALID_OOB_CODE')

  if (code.requestType === 'VERIFY_EMAIL') await deleteOtherActionCodes(tx, code)

  const moves = email !== account.email
  const closes = !account.emailVerified && identity.settings.operatorEmails.includes(email)
  const ended = moves || closes ? await endSessions(tx, account.uid, now) : {}
  if (moves || closes) await endActionCodes(tx, account.uid, 'email')
  if (closes) await closeWaysIn(tx, identity, account.uid)
  const goesBack = moves && code.requestType === 'RECOVER_EMAIL'
  if (goesBack) await undoTakeover(tx, identity, account.uid, code)
  const change = {
    email,
    emailVerified: true,
    ...ended,
    ...(goesBack || closes ? { passwordHash: null, passwordUpdatedAt: null } : {}),
  }
  await changeAccount(tx, account.uid, change)
  return { account: { ...account, ...change }, newEmail: moves ? email : undefined } satisfies AppliedCode
}

/**
 * An e-mail of `OPERATOR_EMAILS` opens the desk as soon as it is verified, and a stranger may have registered it: so a
 * confirmation leaves no way in but a link in an e-mail, or a new password by one (decision 43).
 */
async function closeWaysIn(tx: Db, identity: Identity, uid: string): Promise<void> {
  await deleteLinkedIdentities(tx, uid)
  await deleteSecondFactor(tx, uid)
  await identity.reclaim(tx, identity, uid)
}

/** Refuses a code that the account has outgrown, or an e-mail that is taken; undefined when it may be applied. */
async function refuseChange(db: Db, account: Account, code: ActionCode, email: string) {
  if (code.requestType !== 'RECOVER_EMAIL' && account.email !== code.email)
    return refuseIdentity('INVALID_OOB_CODE')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  if (email === account.email) return undefined
  const holder = await findAccountByEmail(db, email)
  // Whoever took the account may have registered with the e-mail that it left, which proves nothing.
  const mayKeep = holder && (holder.emailVerified || code.requestType !== 'RECOVER_EMAIL')
  return mayKeep ? refuseIdentity('EMAIL_EXISTS') : undefined
}

/**
 * Takes away what somebody who took the account may have left of theirs: identities at other providers, ways back from
 * further changes, a second factor enrolled since, and an account of their own under the e-mail.
 */
async function undoTakeover(tx: Db, identity: Identity, uid: string, { email, createdAt }: ActionCode) {
  await identity.reclaim(tx, identity, uid)
  await deleteLinkedIdentities(tx, uid)
  await deleteActionCodesSince(tx, uid, createdAt)
  await deleteSecondFactor(tx, uid, createdAt)
  const squatter = await findAccountByEmail(tx, email)
  if (squatter) await takeEmailFrom(tx, squatter.uid, identity.clock())
}

/** Takes an e-mail, and what it was a way in with, from an account that never proved it. */
async function takeEmailFrom(tx: Db, uid: string, now: number): Promise<void> {
  const ended = await endSessions(tx, uid, now)
  await endActionCodes(tx, uid, 'email')
  await changeAccount(tx, uid, {
    email: null,
    emailVerified: false,
    passwordHash: null,
    passwordUpdatedAt: null,
    ...ended,
  })
}
