import { setImmediate } from 'node:timers/promises'
import { moduleCount } from '#contract/values.ts'
import type { Db } from '#server/database.ts'
import { accountsWithAttempts, endOfRange } from './attempt.store.ts'
import { accountsNotGoneOn, accountsWithAll } from './completion.store.ts'

/** How many attempts are looked at by one statement: few enough that learners do not feel it on SQLite. */
const rangeSize = 2000

/** Where learners stop, counted learner by learner: the order in which they took the modules does not matter. */
export interface Stops {
  /** How many have begun any quiz. */
  readonly begunAny: number
  readonly completedAll: number
  /** For each module from 1 on: how many have completed it and have not begun the next one; 0 for the last. */
  readonly notGoneOn: readonly number[]
}

/** Counts where learners stop, a range of accounts at a time, with a turn for others after each statement. */
export async function countStops(db: Db, size = rangeSize): Promise<Stops> {
  let begunAny = 0
  let completedAll = 0
  const notGoneOn = Array.from({ length: moduleCount }, () => 0)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const end: { account_id: string } | undefined = await endOfRange(db, after, size).executeTakeFirst()
    const range = { after, upTo: end?.account_id }
    begunAny += Number((await accountsWithAttempts(db, range).executeTakeFirstOrThrow()).count)
    await setImmediate()
    completedAll += Number((await accountsWithAll(db, range, moduleCount).executeTakeFirstOrThrow()).count)
    await setImmediate()
    for (const { module_number: number, count } of await accountsNotGoneOn(db, range).execute())
      if (number < moduleCount) notGoneOn[number - 1] = (notGoneOn[number - 1] ?? 0) + Number(count)
    await setImmediate()
    after = end?.account_id
  }
  return { begunAny, completedAll, notGoneOn }
}
