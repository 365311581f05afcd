import { sql } from 'kysely'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'

/**
 * Of a day (its beginning, UTC, in ms), for all learners together: questions that were due so many days after the last right
 * answer, and were asked. It outlives the reviews, of which those that change nothing go (decision 73).
 */
export interface ReviewSumsTable {
  day: number
  days: number
  answers: number
  right_answers: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    review_sums: ReviewSumsTable
  }
}

/** An answer to a question that was due. */
export interface CountedReview {
  /** In ms. */
  readonly reviewedAt: number
  /** After the last right answer. */
  readonly days: number
  readonly isRight: boolean
}

/** In one statement, in the order of the key, so that two calls never wait for one another. */
export async function addToSums(db: Db, counted: readonly CountedReview[]): Promise<void> {
  if (counted.length === 0) return
  const groups = Map.groupBy(counted, ({ reviewedAt, days }) => `${startOf(reviewedAt)} ${days}`)
  const rows = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const right = [first, ...others].filter(({ isRight }) => isRight).length
    return [
      {
        day: startOf(first.reviewedAt),
        days: first.days,
        answers: 1 + others.length,
        right_answers: right,
      },
    ]
  })
  await db
    .insertInto('review_sums')
    .values(rows.toSorted((one, other) => one.day - other.day || one.days - other.days))
    .onConflict((row) =>
      row.columns(['day', 'days']).doUpdateSet({
        answers: sql`review_sums.answers + excluded.answers`,
        right_answers: sql`review_sums.right_answers + excluded.right_answers`,
      }),
    )
    .execute()
}

const startOf = (time: number) => Math.floor(time / day) * day

/** Of days that begin from `from` to before `until` (ms); by the number of days after the last right answer. */
export async function selectReviewSums(db: Db, { from, until }: { from: number; until: number }) {
  const rows = await db
    .selectFrom('review_sums')
    .select(({ fn }) => [
      'days',
      fn.sum<number>('answers').as('answers'),
      fn.sum<number>('right_answers').as('right'),
    ])
    .where('day', '>=', from)
    .where('day', '<', until)
    .groupBy('days')
    .execute()
  return new Map(rows.map((row) => [row.days, { answers: Number(row.answers), right: Number(row.right) }]))
}
