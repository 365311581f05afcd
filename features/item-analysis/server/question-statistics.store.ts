import type { Selectable } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import type { ItemSums } from './item-statistics.ts'

/** Sums as in item-statistics.ts; `language` is '' where it is unknown; `first_wrong` is JSON. */
export interface QuestionStatisticsTable {
  question_id: string
  version: string
  language: string
  module_number: number
  answers: number
  right_answers: number
  rest_sum: number
  rest_squares: number
  rest_of_right: number
  first_wrong: string
}

/** One row: the attempt counted last, by `passed_at` (ms) and id, and how many were counted. */
export interface StatisticsCursorTable {
  id: number
  passed_at: number
  attempt_id: string
  attempts: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    question_statistics: QuestionStatisticsTable
    question_statistics_cursor: StatisticsCursorTable
  }
}

/** Rows of one statement: SQLite takes 32,766 values. */
const most = 500

export function findCursor(db: Db) {
  return db
    .selectFrom('question_statistics_cursor')
    .select(['passed_at as passedAt', 'attempt_id as id', 'attempts'])
    .executeTakeFirst()
}

/** The attempt counted last; passed in ms. */
export type StatisticsCursor = NonNullable<Awaited<ReturnType<typeof findCursor>>>

/** False when it is no longer where it was. */
export function moveCursor(
  db: Db,
  from: StatisticsCursor | undefined,
  { passedAt, id, attempts }: StatisticsCursor,
): Promise<boolean> {
  const row = { passed_at: passedAt, attempt_id: id, attempts }
  if (!from)
    return db
      .insertInto('question_statistics_cursor')
      .values({ id: 1, ...row })
      .onConflict((there) => there.doNothing())
      .$call(changesOne)
  return db
    .updateTable('question_statistics_cursor')
    .set(row)
    .where('passed_at', '=', from.passedAt)
    .where('attempt_id', '=', from.id)
    .$call(changesOne)
}

/** Of some questions, in each of their versions and languages; of all without `ids`. */
export async function selectStatistics(db: Db, ids?: readonly string[]): Promise<CountedQuestion[]> {
  const rows = await db
    .selectFrom('question_statistics')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('question_id', 'in', ids ?? []))
    .orderBy('question_id')
    .orderBy('version')
    .orderBy('language')
    .execute()
  return rows.map(toCounted)
}

/** In place of what is there. */
export async function upsertStatistics(db: Db, counted: readonly CountedQuestion[]): Promise<void> {
  for (let start = 0; start < counted.length; start += most)
    await db
      .insertInto('question_statistics')
      .values(counted.slice(start, start + most).map(toRow))
      .onConflict((row) =>
        row.columns(['question_id', 'version', 'language']).doUpdateSet(({ ref }) => ({
          answers: ref('excluded.answers'),
          right_answers: ref('excluded.right_answers'),
          rest_sum: ref('excluded.rest_sum'),
          rest_squares: ref('excluded.rest_squares'),
          rest_of_right: ref('excluded.rest_of_right'),
          first_wrong: ref('excluded.first_wrong'),
        })),
      )
      .execute()
}

/** `language` null where it is unknown. */
export type CountedQuestion = Readonly<ReturnType<typeof toCounted>>

const toCounted = (row: Selectable<QuestionStatisticsTable>) => ({
  id: row.question_id,
  version: row.version,
  language: row.language || null,
  moduleNumber: row.module_number,
  sums: {
    answers: row.answers,
    right: row.right_answers,
    restSum: row.rest_sum,
    restSquares: row.rest_squares,
    restOfRight: row.rest_of_right,
    firstWrong: JSON.parse(row.first_wrong),
  } as ItemSums,
})

const toRow = ({ id, version, language, moduleNumber, sums }: CountedQuestion): QuestionStatisticsTable => ({
  question_id: id,
  version,
  language: language ?? '',
  module_number: moduleNumber,
  answers: sums.answers,
  right_answers: sums.right,
  rest_sum: sums.restSum,
  rest_squares: sums.restSquares,
  rest_of_right: sums.restOfRight,
  first_wrong: JSON.stringify(sums.firstWrong),
})
