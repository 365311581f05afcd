import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { recordAuditEvent } from './audit-log.ts'
import { deleteOperator, findCandidate, insertOperator } from './operator.store.ts'

export { selectOperators as listOperators } from './operator.store.ts'

/** An account whose e-mail is not verified may be a stranger's. */
export function addOperator(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  email: string,
  by: string,
): Promise<{ added: boolean } | Refusal<'no-such-account' | 'email-unverified'>> {
  return inTransaction(db, async (tx) => {
    const account = await findCandidate(tx, { email: email.toLowerCase() })
    if (!account) return refuse('no-such-account', `There is no account with the email ${email}.`)
    if (!account.emailVerified)
      return refuse(
        'email-unverified',
        `The email ${email} has not been verified. Log in once with a link sent to it.`,
      )
    const now = clock()
    const { uid } = account
    const added = await insertOperator(tx, uid, now)
    if (added) await recordAuditEvent(tx, now, { by, type: 'operator-added', subject: uid, accountId: uid })
    return { added }
  })
}

export function removeOperator(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  email: string,
  by: string,
): Promise<{ removed: boolean } | Refusal<'no-such-account'>> {
  return inTransaction(db, async (tx) => {
    const account = await findCandidate(tx, { email: email.toLowerCase() })
    if (!account) return refuse('no-such-account', `There is no account with the email ${email}.`)
    const { uid } = account
    const removed = await deleteOperator(tx, uid)
    if (removed)
      await recordAuditEvent(tx, clock(), { by, type: 'operator-removed', subject: uid, accountId: uid })
    return { removed }
  })
}
