import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/database.ts'
import { countAccountsCreated } from './learner.store.ts'

/**
 * How many accounts were created in each span between two of the given times (ms, rising), and before the first. Each
 * span is a statement of its own with a turn for others in between, since SQLite counts in this process.
 */
export async function countAccounts(
  db: Db,
  times: readonly number[],
): Promise<{ readonly before: number; readonly between: readonly number[] }> {
  const [first = 0, ...rest] = times
  const before = await countAccountsCreated(db, 0, first)
  const between: number[] = []
  let from = first
  for (const until of rest) {
    await setImmediate()
    between.push(await countAccountsCreated(db, from, until))
    from = until
  }
  return { before, between }
}
