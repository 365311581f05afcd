import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'

export interface NewAccountsParts {
  readonly db: Db
  readonly clock: Clock
  /** How many modules' quizzes each of some accounts has completed. */
  readonly countCompleted: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** In ms. */
const oldAfter = 24 * 60 * 60_000

/**
 * Those of which nothing speaks for a person behind them: neither a verified e-mail, nor a quiz, nor a day. One person can
 * make a class full of them.
 */
export async function listNewAccounts(
  { db, clock, countCompleted }: NewAccountsParts,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const facts = await listAccountFacts(db, accountIds)
  const now = clock()
  const young = [...facts.values()].filter(
    ({ emailVerified, createdAt }) => !emailVerified && now - createdAt < oldAfter,
  )
  const ids = young.map(({ id }) => id)
  const completed = await countCompleted(ids)
  return new Set(ids.filter((id) => !completed.has(id)))
}
