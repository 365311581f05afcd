import type { QuizzesExport } from '#features/quizzes/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Question, QuestionBank } from './quizzes.content.ts'
import { selectAttempts } from './records/attempt.store.ts'
import { type selectFirstPassed, selectFirstStarts } from './records/begun-attempt.store.ts'
import { countCompletedOf, selectCompletions, selectLastCompletions } from './records/completion.store.ts'
import { insertQuestions, selectVersions } from './records/question.store.ts'

export { findAnsweredQuestion as findAnswered } from './records/attempt.store.ts'
export { selectFirstPassed as listFirstPassed } from './records/begun-attempt.store.ts'
export {
  selectCompletersSince as listCompletersSince,
  selectCompletionTimes as listCompletionTimes,
  updateRecordedAt as recordCompletionAgain,
} from './records/completion.store.ts'
export { selectBegunModules as listBegunModules } from './records/guest-attempt.store.ts'

/**
 * Keeps every question of the bank by id and version, so that an attempt begun today can be finished after the
 * content has changed. Called at each start.
 */
export function publishQuestions({ db, clock }: { db: Db; clock: Clock }, bank: QuestionBank): Promise<void> {
  return insertQuestions(db, [...bank.values()].flat(), clock())
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
export async function exportQuizzes(db: Db, learner: LearnerId): Promise<QuizzesExport> {
  const [attempts, completions] = await Promise.all([
    selectAttempts(db, learner),
    selectCompletions(db, learner),
  ])
  return {
    attempts: attempts.map(({ questions, startedAt, ...attempt }) => ({
      ...attempt,
      startedAt: startedAt || null,
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
