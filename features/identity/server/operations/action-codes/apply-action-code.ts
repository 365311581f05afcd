import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { endActionCodes, findUsableCode } from '../../emails/action-code.ts'
import { withRecoveryLink } from '../../emails/recovery-link.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../../records/account.store.ts'
import { type Account, withoutPassword } from '../../records/account.ts'
import {
  type ActionCode,
  consumeActionCode,
  deleteActionCodesSince,
  deleteOtherActionCodes,
  releaseActionCode,
} from '../../records/action-code.store.ts'
import { deleteLinkedIdentities } from '../../records/linked-identity.store.ts'
import { deleteSecondFactor } from '../../records/second-factor.store.ts'
import { endSessions } from '../../sessions/session.ts'

/** A recovery also removes the password, which may be a thief's. @throws MailError; then the code stays valid. */
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

/** Claims the code before the notice is sent, so that of several uses at once one sends it. */
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
    ...(goesBack || closes ? withoutPassword : {}),
  }
  await changeAccount(tx, account.uid, change)
  return { account: { ...account, ...change }, newEmail: moves ? email : undefined }
}

/** An e-mail of `OPERATOR_EMAILS` opens the desk once verified, and a stranger may have registered it (decision 43). */
async function closeWaysIn(tx: Db, identity: Identity, uid: string): Promise<void> {
  await deleteLinkedIdentities(tx, uid)
  await deleteSecondFactor(tx, uid)
  await identity.reclaim(tx, identity, uid)
}

async function refuseChange(db: Db, account: Account, code: ActionCode, email: string) {
  if (code.requestType !== 'RECOVER_EMAIL' && account.email !== code.email)
    return refuseIdentity('INVALID_OOB_CODE')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  if (email === account.email) return undefined
  const holder = await findAccountByEmail(db, email)
  // A thief may have registered with the e-mail that the account left, without verifying it.
  const mayKeep = holder && (holder.emailVerified || code.requestType !== 'RECOVER_EMAIL')
  return mayKeep ? refuseIdentity('EMAIL_EXISTS') : undefined
}

/** Takes away what a thief may have left: identities, recovery links, a second factor, an account under the e-mail. */
async function undoTakeover(tx: Db, identity: Identity, uid: string, { email, createdAt }: ActionCode) {
  await identity.reclaim(tx, identity, uid)
  await deleteLinkedIdentities(tx, uid)
  await deleteActionCodesSince(tx, uid, createdAt)
  await deleteSecondFactor(tx, uid, createdAt)
  const squatter = await findAccountByEmail(tx, email)
  if (squatter) await takeEmailFrom(tx, squatter.uid, identity.clock())
}

async function takeEmailFrom(tx: Db, uid: string, now: number): Promise<void> {
  const ended = await endSessions(tx, uid, now)
  await endActionCodes(tx, uid, 'email')
  await changeAccount(tx, uid, { email: null, emailVerified: false, ...withoutPassword, ...ended })
}
