import { setImmediate } from 'node:timers/promises'
import { moduleCount } from '#contract/values.ts'
import type { Db } from '#server/database.ts'
import { begunAtModule } from './attempt.store.ts'
import { completionsOfModule, countCompletionsOf } from './completion.store.ts'

/** How many learners have begun the quiz of a module, and how many have completed it. */
export interface QuizCount {
  readonly begun: number
  readonly completed: number
}

/** The counts of each module, from module 1 on; with a turn for others between two modules. */
export async function countCompletions(db: Db): Promise<QuizCount[]> {
  const counts: QuizCount[] = []
  for (let number = 1; number <= moduleCount; number++) {
    const begun = await begunAtModule(db, number).executeTakeFirstOrThrow()
    await setImmediate()
    const completed = await completionsOfModule(db, number).executeTakeFirstOrThrow()
    counts.push({ begun: Number(begun.count), completed: Number(completed.count) })
    await setImmediate()
  }
  return counts
}

/** How many modules each of some accounts has completed, by their ids; whoever has none is not in it. */
export async function countCompletedModules(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await countCompletionsOf(db, accountIds)
  return new Map(rows.map((row) => [row.account_id, Number(row.count)]))
}
