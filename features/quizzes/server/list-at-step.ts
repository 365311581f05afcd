import type { Db } from '#platform/server/db/database.ts'
import { selectBegunAt } from './records/begun-attempt.store.ts'
import { countCompletedOf, selectCompletedAt, selectCompletionTimes } from './records/completion.store.ts'

/** Where a learner stands on the way through the quizzes; `moduleNumber` is of the steps at a module. */
export type QuizStep =
  | { readonly step: 'not-begun' | 'finished' }
  | {
      readonly step: 'begun' | 'completed' | 'in-quiz' | 'not-gone-on' | 'stopped-before'
      readonly moduleNumber: number
    }

/** Which of some accounts are at a step, as the overview counts them: whatever the order in which they took the modules. */
export async function listAtStep(
  { db, moduleCount }: { readonly db: Db; readonly moduleCount: number },
  ids: readonly string[],
  at: QuizStep,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const begun = async (moduleNumber?: number) => new Set(await selectBegunAt(db, ids, moduleNumber))
  const completed = async (moduleNumber: number) => new Set(await selectCompletedAt(db, ids, moduleNumber))
  const notBegun = async () => without(ids, await begun())
  const inQuiz = async (number: number) => without(await begun(number), await completed(number))
  const notGoneOn = async (number: number) =>
    without(number < moduleCount ? await completed(number) : [], await begun(number + 1))
  switch (at.step) {
    case 'not-begun':
      return notBegun()
    case 'begun':
      return begun(at.moduleNumber)
    case 'completed':
      return completed(at.moduleNumber)
    case 'in-quiz':
      return inQuiz(at.moduleNumber)
    case 'not-gone-on':
      return notGoneOn(at.moduleNumber)
    case 'stopped-before': {
      const before = at.moduleNumber === 1 ? await notBegun() : await notGoneOn(at.moduleNumber - 1)
      return new Set([...before, ...(await inQuiz(at.moduleNumber))])
    }
    case 'finished': {
      const counts = await countCompletedOf(db, ids, moduleCount)
      return new Set(ids.filter((id) => counts.get(id) === moduleCount))
    }
  }
}

const without = (some: Iterable<string>, others: ReadonlySet<string>) =>
  new Set([...some].filter((one) => !others.has(one)))

/** When each of some accounts completed each of its modules for the first time (ms), by module. */
export async function listCompletionTimes(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  const times = new Map<string, Map<number, number>>()
  if (ids.length === 0) return times
  for (const { accountId, moduleNumber, completedAt } of await selectCompletionTimes(db, ids)) {
    const modules = times.get(accountId) ?? new Map<number, number>()
    times.set(accountId, modules.set(moduleNumber, completedAt))
  }
  return times
}
