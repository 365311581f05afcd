import { setImmediate } from 'node:timers/promises'
import {
  type FinishedAssessment,
  listFinishedOf,
  selectFinishedAssessments,
} from '#features/assessments/server/assessments.facade.ts'
import { listCompletionTimes } from '#features/quizzes/server/quizzes.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { addLearner, type GainSums, noGain } from './gain.ts'
import { stretchesOf } from './period-counts.ts'
import { type Stretch, selectLearnersOf } from './report.store.ts'

/** Of all languages together. */
export const allLanguages = 'all'

/** What is asked about: a module, all modules, or the questions "would you sign this?". */
export type Asked = number | 'all' | 'signing'

export type Gains = ReadonlyMap<Asked, ReadonlyMap<string, GainSums>>

/** Learners of one statement. */
const most = 200

/** Of learners who finished their first check after the modules in the period, and one before the modules at any time. */
export async function countGains(db: Db, period: Stretch): Promise<Gains> {
  const gains = new Map<Asked, Map<string, GainSums>>()
  for (const stretch of stretchesOf(period)) {
    const finished = await selectFinishedAssessments(db, stretch)
    await setImmediate()
    const ids = [...new Set(finished.filter(isAfter).map(({ accountId }) => accountId))]
    for (let start = 0; start < ids.length; start += most) {
      const learners = await selectLearnersOf(db, ids.slice(start, start + most))
      const all = Map.groupBy(await listFinishedOf(db, learners), ({ accountId }) => accountId)
      const completions = Map.groupBy(await listCompletionTimes(db, learners), ({ accountId }) => accountId)
      for (const [id, checks] of all) {
        const begunAt = Math.min(...(completions.get(id) ?? []).map(({ completedAt }) => completedAt))
        addPair(gains, { checks, begunAt }, stretch)
      }
      await setImmediate()
    }
  }
  return gains
}

const isAfter = ({ kind }: FinishedAssessment) => kind === 'after'

interface CheckedLearner {
  readonly checks: readonly FinishedAssessment[]
  /** When the first module was completed (ms): a check before the journey that ends later measures what was learned. */
  readonly begunAt: number
}

function addPair(
  gains: Map<Asked, Map<string, GainSums>>,
  { checks, begunAt }: CheckedLearner,
  { from, until }: Stretch,
): void {
  // Repeated, it would have been practised.
  const [after] = checks.filter(isAfter).toSorted((one, other) => one.tryNumber - other.tryNumber)
  if (!after || after.finishedAt < from || after.finishedAt >= until) return
  const before = checks.find((one) => !isAfter(one) && one.finishedAt <= begunAt)
  // The same questions twice would measure what was remembered of them.
  if (!before || before.form === after.form) return
  const rightAfter = sharesOf(after)
  for (const [asked, share] of sharesOf(before)) {
    const later = rightAfter.get(asked)
    if (later === undefined) continue
    const ofAsked = gains.get(asked) ?? new Map<string, GainSums>()
    gains.set(asked, ofAsked)
    for (const language of [allLanguages, after.language])
      ofAsked.set(language, addLearner(ofAsked.get(language) ?? noGain, share, later))
  }
}

/** The share that was right; "I don't know yet" is not right. */
function sharesOf({ results }: FinishedAssessment): ReadonlyMap<Asked, number> {
  const counts = new Map<Asked, { right: number; all: number }>()
  for (const { moduleNumber, isSigning, isRight } of results)
    for (const asked of [moduleNumber, 'all', ...(isSigning ? ['signing'] : [])] as Asked[]) {
      const count = counts.get(asked) ?? { right: 0, all: 0 }
      counts.set(asked, { right: count.right + (isRight ? 1 : 0), all: count.all + 1 })
    }
  return new Map([...counts].map(([asked, { right, all }]) => [asked, right / all]))
}
