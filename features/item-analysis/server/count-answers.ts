import { setImmediate } from 'node:timers/promises'
import { listFirstPassed, type PassedAttempt } from '#features/quizzes/server/quizzes.facade.ts'
import { type Clock, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { addSums, noAnswers, sumsOfAttempt } from './item-statistics.ts'
import {
  type CountedQuestion,
  findCursor,
  moveCursor,
  type StatisticsCursor,
  selectStatistics,
  upsertStatistics,
} from './question-statistics.store.ts'

/** In ms: an attempt that was passed earlier has been committed, also by a process whose clock differs. */
const settled = minute
/** Attempts read at once: a few milliseconds of work. */
const pageSize = 100
/** Attempts counted at each call. */
const usualMost = 4000

/**
 * Goes on counting where the last call stopped, in whichever process, with a turn for others after each page. False: some
 * are left for the next call.
 */
export async function countAnswers(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  most = usualMost,
): Promise<boolean> {
  const from = await findCursor(db)
  const until = clock() - settled
  const counts = new Map<string, CountedQuestion>()
  let cursor: StatisticsCursor | undefined = from
  let isComplete = false
  for (let read = 0; read < most && !isComplete; ) {
    const limit = Math.min(pageSize, most - read)
    const attempts: PassedAttempt[] = await listFirstPassed(db, cursor, until, limit)
    for (const attempt of attempts) {
      tally(counts, attempt)
      cursor = { passedAt: attempt.passedAt, id: attempt.id, attempts: (cursor?.attempts ?? 0) + 1 }
    }
    await setImmediate()
    read += attempts.length
    isComplete = attempts.length < limit
  }
  if (cursor && cursor !== from) await store(db, from, cursor, [...counts.values()])
  return isComplete
}

function tally(counts: Map<string, CountedQuestion>, attempt: PassedAttempt): void {
  const { moduleNumber, language, questions } = attempt
  for (const [index, sums] of sumsOfAttempt(questions).entries()) {
    const { id, version } = questions[index] ?? { id: '', version: '' }
    const key = keyOf({ id, version, language })
    const before = counts.get(key)?.sums ?? noAnswers
    counts.set(key, { id, version, language, moduleNumber, sums: addSums(before, sums) })
  }
}

const keyOf = ({ id, version, language }: Pick<CountedQuestion, 'id' | 'version' | 'language'>) =>
  JSON.stringify([id, version, language])

/** Nothing is written when others have counted the same attempts meanwhile. */
async function store(
  db: Db,
  from: StatisticsCursor | undefined,
  to: StatisticsCursor,
  counts: readonly CountedQuestion[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await moveCursor(tx, from, to))) return
    const ids = [...new Set(counts.map(({ id }) => id))]
    const stored = new Map((await selectStatistics(tx, ids)).map((one) => [keyOf(one), one.sums]))
    await upsertStatistics(
      tx,
      counts.map((one) => ({ ...one, sums: addSums(stored.get(keyOf(one)) ?? noAnswers, one.sums) })),
    )
  })
}
