import type { Learner } from '#server/access/callers.ts'
import { recordAct } from '#server/features/operators/record-audit-event.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { Identity } from '../identity.ts'
import { findSecondFactor, replaceRecoveryCodes } from '../records/second-factor.store.ts'
import { hashRecoveryCode, newRecoveryCode, recoveryCodeCount } from '../second-factor/recovery-code.ts'

/** New recovery codes in the place of those there were. This is the only time they are known. */
export function createRecoveryCodes(
  { db, clock, random }: Pick<Identity, 'db' | 'clock' | 'random'>,
  { id, email }: Learner,
): Promise<{ codes: string[] } | Refusal<'no-second-factor'>> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(random))
  return inTransaction(db, async (tx) => {
    if (!(await findSecondFactor(tx, id)))
      return refuse('no-second-factor', 'The account has no second factor.')
    await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode))
    await recordAct(tx, clock(), { by: email, act: 'recovery-codes-made', subject: id, accountId: id })
    return { codes }
  })
}
