import type { Db } from '#server/database.ts'
import { findAccount } from '../accounts/account.store.ts'
import type { LearnerId } from '../learner.ts'
import type { Operator } from '../operators/operator.ts'

/**
 * The learner with an id, for an operator to look at: beside the gate the one that mints a LearnerId. Undefined when
 * nobody has the id.
 */
export async function lookupLearner(db: Db, _for: Operator, id: string): Promise<LearnerId | undefined> {
  const account = await findAccount(db, id)
  return account && (account.uid as LearnerId)
}
