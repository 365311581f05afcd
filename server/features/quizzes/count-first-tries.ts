import { setImmediate } from 'node:timers/promises'
import { moduleCount } from '#contract/values.ts'
import type { Db } from '#server/database.ts'
import { selectLatestBegun } from './attempt.store.ts'

/** What a number of first attempts say of one question, in all its versions. */
export interface QuestionTally {
  readonly id: string
  readonly moduleNumber: number
  /** How many answered it, rightly or wrongly. */
  answered: number
  /** How many of them were right at the first try. */
  firstTry: number
  /** How many stopped at it: it is the open question of an attempt that was begun before `stoppedBefore`. */
  stopped: number
}

/** How many attempts are read at once: a few milliseconds of work. */
const pageSize = 250

/**
 * Tallies the questions of the last `sample` first attempts at each module: a learner who comes again knows the
 * answers. An attempt begun before `stoppedBefore` (ms) and not passed counts as stopped. With a turn for others
 * between two pages.
 */
export async function countFirstTries(
  db: Db,
  { sample, stoppedBefore }: { readonly sample: number; readonly stoppedBefore: number },
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
