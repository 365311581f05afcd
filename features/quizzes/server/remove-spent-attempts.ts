import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/server/db/database.ts'
import { findEndOfRange } from './records/begun-attempt.store.ts'
import {
  deleteAttempts,
  type PassedAttempt,
  type Repeater,
  selectPassedInOrder,
  selectRepeaters,
} from './records/repeated-attempt.store.ts'

/** Of the passed attempts at a module the last ones stay, whatever they say. */
const lastKept = 3
/** Attempts read and removed at once: two milliseconds of work. */
const usualPageSize = 50
/** Attempts whose learners are looked for by one statement. */
const rangeSize = 2000
/** As many at a module has who took the quiz again and again in the same words: the first, the last ones, an open one. */
const usualMost = lastKept + 2

/**
 * What is kept of the passed attempts of a learner at a module: each that was the first to answer a question in its words,
 * hence the first of all, and the last three (decision 73). All that is derived from attempts stays as it was. Looks at so
 * many that the work is bounded, from the first on, and returns how many went.
 */
export async function removeSpentAttempts(db: Db, of: Repeater): Promise<number> {
  return (await sieve(db, of, new Set(), undefined, usualPageSize)).removed
}

/** Everyone's, with a turn for others after each page. Ends early once `stopping` is aborted. */
export async function removeAllSpentAttempts(db: Db, stopping: AbortSignal, pageSize = usualPageSize) {
  let removed = 0
  for (let after: string | undefined = ''; after !== undefined && !stopping.aborted; ) {
    const upTo: string | undefined = await findEndOfRange(db, after, rangeSize)
    for (const repeater of await selectRepeaters(db, usualMost, { after, upTo }))
      removed += await removeAllOf(db, repeater, pageSize, stopping)
    await setImmediate()
    after = upTo
  }
  return removed
}

async function removeAllOf(db: Db, of: Repeater, pageSize: number, stopping: AbortSignal): Promise<number> {
  const told = new Set<string>()
  let total = 0
  let last: PassedAttempt | undefined
  do {
    const page = await sieve(db, of, told, last, pageSize)
    total += page.removed
    last = page.last
    await setImmediate()
  } while (last && !stopping.aborted)
  return total
}

/** One page after `after`; `last` is undefined when it was the last one. `told` grows by what the page says. */
async function sieve(
  db: Db,
  of: Repeater,
  told: Set<string>,
  after: PassedAttempt | undefined,
  pageSize: number,
): Promise<{ readonly removed: number; readonly last: PassedAttempt | undefined }> {
  // Those read beyond the page show that none of it is among the last ones.
  const attempts = await selectPassedInOrder(db, of, after, pageSize + lastKept)
  const page = attempts.slice(0, -lastKept)
  const spent = page.filter((attempt) => !addNews(told, attempt)).map(({ id }) => id)
  const removed = await deleteAttempts(db, spent)
  return { removed, last: page.length === pageSize ? page.at(-1) : undefined }
}

/** Whether it answers a question in words in which no earlier one answered it. */
function addNews(told: Set<string>, { questions }: PassedAttempt): boolean {
  const before = told.size
  for (const { id, version } of questions) told.add(JSON.stringify([id, version]))
  return told.size > before
}
