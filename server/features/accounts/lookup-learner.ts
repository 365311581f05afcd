import type { LearnerId, Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectAccountsById } from './learner.store.ts'

/**
 * The learner with an id, for an operator to look at: beside the gate the one that mints a LearnerId. Undefined when
 * nobody has the id.
 */
export async function lookupLearner(db: Db, _for: Operator, id: string): Promise<LearnerId | undefined> {
  const [account] = await selectAccountsById(db, [id])
  return account && (account.id as LearnerId)
}
