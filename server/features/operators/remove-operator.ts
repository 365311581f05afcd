import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { deleteOperator, findCandidate } from './operator.store.ts'
import { recordAct } from './record-audit-event.ts'

/** Takes the mark from the account of an e-mail, in the name of `by`; at once, whoever is signed in. */
export function removeOperator(
  { db, clock }: { db: Db; clock: Clock },
  email: string,
  by: string,
): Promise<{ removed: boolean } | Refusal<'no-such-account'>> {
  return inTransaction(db, async (tx) => {
    const account = await findCandidate(tx, { email: email.toLowerCase() })
    if (!account) return refuse('no-such-account', `There is no account with the e-mail ${email}.`)
    const removed = await deleteOperator(tx, account.uid)
    if (removed)
      await recordAct(tx, clock(), {
        by,
        act: 'operator-removed',
        subject: account.uid,
        accountId: account.uid,
      })
    return { removed }
  })
}
