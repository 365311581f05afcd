import { setImmediate } from 'node:timers/promises'
import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import {
  countAccountsWithAttempts,
  countBegun,
  findAnsweredQuestion,
  findEndOfRange,
  type PassedCursor,
  selectAttempts,
  selectFirstPassed,
  selectFirstStarts,
  selectLatestBegun,
} from './attempt.store.ts'
import {
  countAccountsWithAll,
  countCompleted,
  countCompletedOf,
  countNotGoneOn,
  selectCompletedModules,
  selectCompletions,
  selectLastCompletions,
  updateRecordedAt,
} from './completion.store.ts'
import { insertQuestions, selectVersions } from './question.store.ts'
import type { Question, QuestionBank } from './quizzes.content.ts'

/**
 * Keeps every question of the bank by id and version, so that an attempt begun today can be finished after the
 * content has changed. Called at each start.
 */
export function publishQuestions({ db, clock }: { db: Db; clock: Clock }, bank: QuestionBank): Promise<void> {
  return insertQuestions(db, [...bank.values()].flat(), clock())
}

/**
 * Records a completion once more, as the success page does (S4.25). Only a passed attempt completes a module:
 * false, and nothing changes, when there is none.
 */
export function recordCompletionAgain(
  { db, clock }: { db: Db; clock: Clock },
  learner: LearnerId,
  moduleNumber: number,
): Promise<boolean> {
  return updateRecordedAt(db, learner, moduleNumber, clock())
}

/** The modules whose quiz the learner has passed, the one recorded last first. */
export function listCompletedModules(db: Db, learner: LearnerId): Promise<number[]> {
  return selectCompletedModules(db, learner)
}

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

/** How many modules each of some accounts has completed, by their ids; an account with none is not in it. */
export async function countCompletedModules(
  db: Db,
  accountIds: readonly string[],
  moduleCount: number,
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  return countCompletedOf(db, accountIds, moduleCount)
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

export interface FirstAnswer {
  readonly questionId: string
  readonly moduleNumber: number
  /** A wrong option was tried before the right one. */
  readonly wasMissed: boolean
  /** In ms; of attempts from before that was kept, when they were begun. */
  readonly answeredAt: number
  /** Every one that was answered, the latest last; `order` has the question's own options (indices) as the learner saw them. */
  readonly versions: readonly { readonly version: string; readonly order: readonly number[] }[]
}

/** Every question that the learner has answered rightly, as it went the first time. */
export async function listFirstAnswers(db: Db, learner: LearnerId): Promise<FirstAnswer[]> {
  const first = new Map<string, FirstAnswer>()
  for (const { moduleNumber, questions, answered, startedAt } of await selectAttempts(db, learner))
    for (const { id: questionId, version, order, tried, answeredAt } of questions.slice(0, answered)) {
      const known = first.get(questionId) ?? {
        questionId,
        moduleNumber,
        wasMissed: tried.length > 0,
        answeredAt: answeredAt ?? startedAt,
        versions: [],
      }
      first.set(questionId, { ...known, versions: [...known.versions, { version, order }] })
    }
  return [...first.values()]
}

/** With the wrong options `tried` at each question, in their order. */
export type PassedAttempt = Awaited<ReturnType<typeof selectFirstPassed>>[number]

/** First attempts at a module that were passed until then (ms), oldest first: what they say changes no more. */
export function listFirstPassed(
  db: Db,
  after: PassedCursor | undefined,
  until: number,
  limit: number,
): Promise<PassedAttempt[]> {
  return selectFirstPassed(db, after, until, limit)
}

/** Which question stood at a position (from 1) when the learner last answered it rightly there; undefined if never. */
export async function findAnswered(
  db: Db,
  learner: LearnerId,
  moduleNumber: number,
  position: number,
): Promise<{ readonly id: string; readonly version: string } | undefined> {
  return findAnsweredQuestion(db, learner, moduleNumber, position)
}

/** Whether the learner has answered these words of a question of that module rightly. */
export async function hasAnswered(
  db: Db,
  learner: LearnerId,
  asked: { readonly moduleNumber: number; readonly id: string; readonly version: string },
): Promise<boolean> {
  return (await listFirstAnswers(db, learner)).some(
    ({ moduleNumber, questionId, versions }) =>
      moduleNumber === asked.moduleNumber &&
      questionId === asked.id &&
      versions.some(({ version }) => version === asked.version),
  )
}

/** Questions in every version that was ever asked, each question's latest last. */
export function listVersions(db: Db, ids: readonly string[]): Promise<Question[]> {
  return ids.length === 0 ? Promise.resolve([]) : selectVersions(db, ids)
}

/** Without the key: which options were right is not in it, and of what was not asked yet nothing. */
export async function exportQuizzes(db: Db, learner: LearnerId): Promise<AccountExport['quizzes']> {
  const [attempts, completions] = await Promise.all([
    selectAttempts(db, learner),
    selectCompletions(db, learner),
  ])
  return {
    attempts: attempts.map(({ questions, ...attempt }) => ({
      ...attempt,
      questions: questions
        .slice(0, attempt.answered + 1)
        .map(({ id, version, order, tried, answeredAt = null }) => ({
          id,
          version,
          order: [...order],
          tried: [...tried],
          answeredAt,
        })),
    })),
    completions,
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
  const ends = await selectLastCompletions(db, accountIds, moduleCount)
  return new Map(
    ends
      .filter(({ count }) => count === moduleCount)
      .map(({ accountId, completedAt }) => [
        accountId,
        Math.max(0, completedAt - (starts.get(accountId) ?? completedAt)),
      ]),
  )
}
