import type { Db } from '#platform/server/db/database.ts'
import { countRows, pageOfRows } from '#platform/server/db/statements.ts'
import type { AttemptQuestion } from './attempt.store.ts'

export function countBegun(db: Db, moduleNumber: number): Promise<number> {
  return db
    .selectFrom('attempts')
    .where('module_number', '=', moduleNumber)
    .where('begun_at', 'is not', null)
    .$call(countRows)
}

/** Begun in ms. */
export async function selectLatestBegun(db: Db, moduleNumber: number, limit: number, offset: number) {
  const rows = await db
    .selectFrom('attempts')
    .select(['questions', 'answered', 'begun_at', 'passed_at'])
    .where('module_number', '=', moduleNumber)
    .where('begun_at', 'is not', null)
    .orderBy('begun_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    questions: JSON.parse(row.questions) as AttemptQuestion[],
    answered: row.answered,
    begunAt: row.begun_at ?? 0,
    isPassed: row.passed_at !== null,
  }))
}

/** `passedAt` in ms. */
export interface PassedCursor {
  readonly passedAt: number
  readonly id: string
}

/** First attempts at a module that were passed until then (ms), oldest first: what they say changes no more. */
export async function selectFirstPassed(
  db: Db,
  after: PassedCursor | undefined,
  until: number,
  limit: number,
) {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'module_number', 'questions', 'language', 'passed_at'])
    // Written out, as the index has them.
    .where('passed_at', 'is not', null)
    .where('begun_at', 'is not', null)
    .where('passed_at', '<=', until)
    .$call((query) =>
      pageOfRows(query, { by: ['passed_at', 'id'], after: after && [after.passedAt, after.id], limit }),
    )
    .execute()
  return rows.map(({ id, language, ...row }) => ({
    id,
    language,
    moduleNumber: row.module_number,
    questions: JSON.parse(row.questions) as AttemptQuestion[],
    passedAt: row.passed_at ?? 0,
  }))
}

/** The account of the attempt that is `size` attempts after `after`; undefined when there are fewer. */
export async function findEndOfRange(db: Db, after: string, size: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('account_id')
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst()
  return row?.account_id
}

/** `after` is exclusive, `upTo` inclusive; undefined: to the end. */
export interface AccountRange {
  readonly after: string
  readonly upTo: string | undefined
}

export async function countAccountsWithAttempts(db: Db, { after, upTo }: AccountRange): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.count<number>('account_id').distinct().as('count'))
    .where('started_at', '>', 0)
    .where('account_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('account_id', '<=', upTo ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In ms, by account; one that has begun no attempt is not in it. */
export async function selectFirstStarts(db: Db, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('attempts')
    .select(({ fn }) => ['account_id', fn.min('started_at').as('started_at')])
    .where('account_id', 'in', accountIds)
    .where('started_at', '>', 0)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map((row) => [row.account_id, Number(row.started_at)]))
}

/** Which of the accounts have begun the quiz of a module; of any where none is named. */
export async function selectBegunAt(db: Db, accountIds: readonly string[], moduleNumber?: number) {
  const rows = await db
    .selectFrom('attempts')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .where('started_at', '>', 0)
    .$if(moduleNumber !== undefined, (query) => query.where('module_number', '=', moduleNumber ?? 0))
    .execute()
  return rows.map((row) => row.account_id)
}
