import type { Db } from '#server/database.ts'
import { recordAct } from '#server/features/operators/record-audit-event.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { throttleKey } from '../limits/throttle-key.ts'
import { changeAccount, findAccountByEmail } from '../records/account.store.ts'
import { deleteSecondFactor } from '../records/second-factor.store.ts'
import { deleteCount } from '../records/throttle.store.ts'
import { endSessions } from '../sessions/session.ts'

/**
 * Takes the second factor from the account of an e-mail, in the name of `by`, for an operator who lost the phone and
 * the recovery codes. Ends every session. Whoever asks must have made sure who it is.
 */
export function resetSecondFactor(
  { db, clock }: { db: Db; clock: Clock },
  email: string,
  by: string,
): Promise<{ reset: boolean } | Refusal<'no-such-account'>> {
  return inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email.toLowerCase())
    if (!account) return refuse('no-such-account', `There is no account with the e-mail ${email}.`)
    if (!(await deleteSecondFactor(tx, account.uid))) return { reset: false }
    const now = clock()
    await changeAccount(tx, account.uid, await endSessions(tx, account.uid, now))
    await deleteCount(tx, throttleKey('second-factor', account.uid))
    await recordAct(tx, now, { by, act: 'second-factor-reset', subject: account.uid, accountId: account.uid })
    return { reset: true }
  })
}
