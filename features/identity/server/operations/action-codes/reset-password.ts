import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { endActionCodes, findUsableCode } from '../../emails/action-code.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { refuseUnfitPassword } from '../../passwords/password-rules.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import { type ActionCode, consumeActionCode } from '../../records/action-code.store.ts'
import {
  deleteIdentitiesLinkedUnverified,
  deleteLinkedIdentities,
} from '../../records/linked-identity.store.ts'
import { deleteSecondFactor } from '../../records/second-factor.store.ts'
import { endSessions } from '../../sessions/session.ts'

/** Who has the code owns the e-mail, which is verified from now on; what was linked before may be a stranger's. */
export async function resetPassword(
  identity: Identity,
  input: { readonly code: string; readonly password: string },
) {
  const code = await findUsableCode(identity, input.code, ['PASSWORD_RESET'])
  if (code instanceof Refusal) return code
  const unfit = refuseUnfitPassword(input.password, [code.email])
  if (unfit) return unfit
  const passwordHash = await identity.hasher.hash(input.password)
  return inTransaction(identity.db, (tx) => writePassword(tx, identity, code, passwordHash))
}

async function writePassword(tx: Db, identity: Identity, code: ActionCode, passwordHash: string) {
  const account = code.uid === null ? undefined : await findAccount(tx, code.uid)
  if (!account || account.email !== code.email) return refuseIdentity('INVALID_OOB_CODE')
  if (account.disabled) return refuseIdentity('USER_DISABLED')
  const now = identity.clock()
  if (!(await consumeActionCode(tx, code, now))) return refuseIdentity('INVALID_OOB_CODE')
  const { uid } = account
  await deleteIdentitiesLinkedUnverified(tx, uid)
  if (!account.emailVerified) {
    await deleteLinkedIdentities(tx, uid)
    await deleteSecondFactor(tx, uid)
    await identity.reclaim(tx, identity, uid)
  }
  const ended = await endSessions(tx, uid, now)
  await endActionCodes(tx, uid, 'password')
  await changeAccount(tx, uid, { passwordHash, passwordUpdatedAt: now, emailVerified: true, ...ended })
  return code
}
