import { setImmediate } from 'node:timers/promises'
import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import {
  accountsWithAttempts,
  begunAtModule,
  endOfRange,
  selectAttempts,
  selectFirstStarts,
  selectLatestBegun,
} from './attempt.store.ts'
import {
  accountsNotGoneOn,
  accountsWithAll,
  completionsOfModule,
  selectCompletions,
  selectLastCompletions,
} from './completion.store.ts'

/** The modules whose quiz the learner has passed, the one recorded last first. */
export async function listCompletedModules(db: Db, learner: LearnerId): Promise<number[]> {
  const rows = await db
    .selectFrom('completions')
    .select('module_number')
    .where('account_id', '=', learner)
    .orderBy('recorded_at', 'desc')
    .orderBy('module_number', 'desc')
    .execute()
  return rows.map((row) => row.module_number)
}

export interface QuizCount {
  readonly begun: number
  readonly completed: number
}

/** From module 1 on; with a turn for others between two modules. */
export async function countCompletions(db: Db, moduleCount: number): Promise<QuizCount[]> {
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

/** How many modules each of some accounts has completed, by their ids; an account with none is not in it. */
export async function countCompletedModules(
  db: Db,
  accountIds: readonly string[],
  moduleCount: number,
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('completions')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('account_id', 'in', accountIds)
    .where('module_number', '<=', moduleCount)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map((row) => [row.account_id, Number(row.count)]))
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

/** Without the key: which options were right is not in it. */
export async function exportQuizzes(db: Db, learner: LearnerId): Promise<AccountExport['quizzes']> {
  const [attempts, completions] = await Promise.all([
    selectAttempts(db, learner),
    selectCompletions(db, learner),
  ])
  return {
    attempts: attempts.map(({ questions, ...attempt }) => ({
      ...attempt,
      questions: questions.map(({ id, version, order, tried }) => ({
        id,
        version,
        order: [...order],
        tried: [...tried],
      })),
    })),
    completions: completions.map((row) => ({
      moduleNumber: row.module_number,
      attemptId: row.attempt_id,
      completedAt: row.completed_at,
      recordedAt: row.recorded_at,
    })),
  }
}

/** In ms, from the first quiz begun to the last module first completed; without learners who have not completed all. */
export async function listQuizSpans(
  db: Db,
  accountIds: readonly string[],
  moduleCount: number,
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  const starts = await selectFirstStarts(db, accountIds)
  const begun = new Map(starts.map((row) => [row.account_id, Number(row.started_at)]))
  const ends = await selectLastCompletions(db, accountIds, moduleCount)
  return new Map(
    ends
      .filter(({ count }) => Number(count) === moduleCount)
      .map(({ account_id, completed_at }) => [
        account_id,
        Math.max(0, Number(completed_at) - (begun.get(account_id) ?? Number(completed_at))),
      ]),
  )
}
