import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/server/db/database.ts'
import {
  countAccountsWithAttempts,
  countBegun,
  findEndOfRange,
  selectLatestBegun,
} from './records/begun-attempt.store.ts'
import { countAccountsWithAll, countCompleted, countNotGoneOn } from './records/completion.store.ts'

export interface QuizCount {
  readonly begun: number
  readonly completed: number
}

/** From module 1 on; with a turn for others between two modules. */
export async function countCompletions(db: Db, moduleCount: number): Promise<QuizCount[]> {
  const counts: QuizCount[] = []
  for (let number = 1; number <= moduleCount; number++) {
    const begun = await countBegun(db, number)
    await setImmediate()
    counts.push({ begun, completed: await countCompleted(db, number) })
    await setImmediate()
  }
  return counts
}

export interface QuestionTally {
  readonly id: string
  readonly moduleNumber: number
  /** Rightly or wrongly. */
  answered: number
  firstTry: number
  /** It is the open question of an attempt that was begun before `stoppedBefore`. */
  stopped: number
}

/** Attempts read at once: a few milliseconds of work. */
const pageSize = 250

/** First attempts alone: a learner who comes again knows the answers. `stoppedBefore` in ms. Yields between pages. */
export async function countFirstTries(
  db: Db,
  {
    moduleCount,
    sample,
    stoppedBefore,
  }: { readonly moduleCount: number; readonly sample: number; readonly stoppedBefore: number },
): Promise<QuestionTally[]> {
  const tallies = new Map<string, QuestionTally>()
  for (let number = 1; number <= moduleCount; number++)
    for (let offset = 0; offset < sample; offset += pageSize) {
      const attempts = await selectLatestBegun(db, number, Math.min(pageSize, sample - offset), offset)
      for (const attempt of attempts) tallyAttempt(tallies, number, attempt, stoppedBefore)
      await setImmediate()
      if (attempts.length < pageSize) break
    }
  return [...tallies.values()]
}

type BegunAttempt = Awaited<ReturnType<typeof selectLatestBegun>>[number]

function tallyAttempt(
  tallies: Map<string, QuestionTally>,
  moduleNumber: number,
  { questions, answered, begunAt, isPassed }: BegunAttempt,
  stoppedBefore: number,
): void {
  for (const [index, { id, tried }] of questions.slice(0, answered + 1).entries()) {
    const tally = tallies.get(id) ?? { id, moduleNumber, answered: 0, firstTry: 0, stopped: 0 }
    tallies.set(id, tally)
    const isAnswered = index < answered
    if (isAnswered || tried.length > 0) tally.answered++
    if (isAnswered && tried.length === 0) tally.firstTry++
    if (!isAnswered && !isPassed && begunAt < stoppedBefore) tally.stopped++
  }
}

/** Attempts that one statement looks at: few enough that learners do not feel it on SQLite. */
const rangeSize = 2000

/** Learner by learner: the order in which they took the modules does not matter. */
export interface Stops {
  readonly begunAny: number
  readonly completedAll: number
  /** From module 1 on: how many have completed it and not begun the next one; 0 for the last. */
  readonly notGoneOn: readonly number[]
}

export async function countStops(db: Db, moduleCount: number, size = rangeSize): Promise<Stops> {
  let begunAny = 0
  let completedAll = 0
  const notGoneOn = Array.from({ length: moduleCount }, () => 0)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const upTo: string | undefined = await findEndOfRange(db, after, size)
    const range = { after, upTo }
    begunAny += await countAccountsWithAttempts(db, range)
    await setImmediate()
    completedAll += await countAccountsWithAll(db, range, moduleCount)
    await setImmediate()
    for (const { moduleNumber, count } of await countNotGoneOn(db, range))
      if (moduleNumber < moduleCount) notGoneOn[moduleNumber - 1] = (notGoneOn[moduleNumber - 1] ?? 0) + count
    await setImmediate()
    after = upTo
  }
  return { begunAny, completedAll, notGoneOn }
}
