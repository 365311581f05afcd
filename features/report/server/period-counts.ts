import { setImmediate } from 'node:timers/promises'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import {
  countCompleted,
  countNewlyActive,
  countRegistered,
  type Stretch,
  selectFirstCertificates,
  selectReplyWaits,
  selectTried,
} from './report.store.ts'
import { addWaits, type Waits } from './waits.ts'

/** Of a period that one statement looks at: with a million learners in two years some 1,500 of them. */
const stretchLength = day

export interface PeriodCounts {
  readonly registered: number
  readonly active: number
  readonly certificates: number
  /** By module. */
  readonly completed: ReadonlyMap<number, number>
  readonly certificateWaits: Waits
  readonly replyWaits: Waits
}

/** Stretch by stretch, with a turn for others between two statements. */
export async function countPeriod(db: Db, period: Stretch, moduleCount: number): Promise<PeriodCounts> {
  let [registered, active, certificates] = [0, 0, 0]
  let certificateWaits: Waits = new Map()
  let replyWaits: Waits = new Map()
  const completed = new Map<number, number>()
  for (const stretch of stretchesOf(period)) {
    registered += await countRegistered(db, stretch)
    await setImmediate()
    active += await countNewlyActive(db, stretch, { since: period.from, moduleCount })
    await setImmediate()
    for (const [module, count] of await countCompleted(db, stretch))
      completed.set(module, (completed.get(module) ?? 0) + count)
    await setImmediate()
    const issued = await selectFirstCertificates(db, stretch)
    certificates += issued.count
    certificateWaits = addWaits(certificateWaits, issued.waits)
    replyWaits = addWaits(replyWaits, await selectReplyWaits(db, stretch))
    await setImmediate()
  }
  return { registered, active, certificates, completed, certificateWaits, replyWaits }
}

export function* stretchesOf({ from, until }: Stretch, length = stretchLength): Generator<Stretch> {
  for (let start = from; start < until; start += length)
    yield { from: start, until: Math.min(start + length, until) }
}

/** Quizzes that are looked at, and at once: their questions are JSON. */
const sample = 2_000
const pageSize = 250

/** At how many of the questions in the latest quizzes two or more wrong options were tried. */
export async function countClickedThrough(db: Db, period: Stretch) {
  const sums = { questions: 0, clicked: 0 }
  for (let offset = 0; offset < sample; offset += pageSize) {
    const quizzes = await selectTried(db, period, pageSize, offset)
    for (const { tried } of quizzes.flat()) {
      sums.questions++
      if (tried.length >= 2) sums.clicked++
    }
    await setImmediate()
    if (quizzes.length < pageSize) break
  }
  return sums
}
