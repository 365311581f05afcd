import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { recordAuditEvent } from './audit-log.ts'
import { deleteOperator, findCandidate, insertOperator, selectOperators } from './operator.store.ts'

/** An account whose e-mail is not verified may be a stranger's. */
export function addOperator(
  { db, clock }: { db: Db; clock: Clock },
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
    const added = await insertOperator(tx, account.uid, now)
    if (added)
      await recordAuditEvent(tx, now, {
        by,
        type: 'operator-added',
        subject: account.uid,
        accountId: account.uid,
      })
    return { added }
  })
}

export function removeOperator(
  { db, clock }: { db: Db; clock: Clock },
  email: string,
  by: string,
): Promise<{ removed: boolean } | Refusal<'no-such-account'>> {
  return inTransaction(db, async (tx) => {
    const account = await findCandidate(tx, { email: email.toLowerCase() })
    if (!account) return refuse('no-such-account', `There is no account with the email ${email}.`)
    const removed = await deleteOperator(tx, account.uid)
    if (removed)
      await recordAuditEvent(tx, clock(), {
        by,
        type: 'operator-removed',
        subject: account.uid,
        accountId: account.uid,
      })
    return { removed }
  })
}

export const listOperators = (db: Db) => selectOperators(db)
