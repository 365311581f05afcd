import type { Selectable } from 'kysely'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { countRows, pageOfRows } from '#platform/server/db/statements.ts'
import type { AttemptTable } from './quizzes.tables.ts'

/** `order` and `tried` are indices into the question's own options; `answeredAt` in ms, once it was answered rightly. */
export interface AttemptQuestion {
  readonly id: string
  readonly version: string
  readonly order: readonly number[]
  readonly tried: readonly number[]
  /** Not there in attempts from before it was kept. */
  readonly answeredAt?: number
}

/** `answered` counts right answers, so the open question is `questions[answered]`. */
export interface StoredAttempt {
  readonly id: string
  readonly moduleNumber: number
  readonly questions: readonly AttemptQuestion[]
  readonly answered: number
  /** It began in; null when that was not kept yet. */
  readonly language: string | null
}

/** At most one, by a unique index. */
export async function findOpenAttempt(db: Db, learner: LearnerId, moduleNumber: number) {
  const row = await db
    .selectFrom('attempts')
    .selectAll()
    .where('account_id', '=', learner)
    .where('module_number', '=', moduleNumber)
    .where('passed_at', 'is', null)
    .executeTakeFirst()
  return row && toAttempt(row)
}

export async function hasAttempt(db: Db, learner: LearnerId, moduleNumber: number): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('account_id', '=', learner)
    .where('module_number', '=', moduleNumber)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findAttempt(db: Db, learner: LearnerId, id: string) {
  const row = await ofLearner.first(db, { learner, id })
  return row && toAttempt(row)
}

const ofLearner = prepareQuery((db: Db, { learner, id }: Places<{ learner: string; id: string }>) =>
  db
    .selectFrom('attempts')
    .select(['id', 'module_number', 'questions', 'answered', 'language'])
    .where('id', '=', id)
    .where('account_id', '=', learner),
)

/** Unless an unfinished one of this learner at this module is there. */
export async function insertAttempt(db: Db, learner: LearnerId, attempt: StoredAttempt, now: number) {
  await db
    .insertInto('attempts')
    .values({
      id: attempt.id,
      account_id: learner,
      module_number: attempt.moduleNumber,
      questions: JSON.stringify(attempt.questions),
      answered: attempt.answered,
      question_count: attempt.questions.length,
      started_at: now,
      passed_at: null,
      language: attempt.language,
      // An engine asked for a value of a case does not look at the column it is for.
      begun_at: ({ case: choose, exists, selectFrom, cast, val }) =>
        choose()
          .when(
            exists(
              selectFrom('attempts')
                .select('id')
                .where('account_id', '=', learner)
                .where('module_number', '=', attempt.moduleNumber),
            ),
          )
          .then(null)
          .else(cast<number>(val(now), 'bigint'))
          .end(),
    })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** False, with nothing written, when another answer came in between. */
export async function updateAttempt(
  db: Db,
  before: StoredAttempt,
  attempt: StoredAttempt,
  passedAt: number | null,
): Promise<boolean> {
  const updated = await movedOn.run(db, {
    id: attempt.id,
    questions: JSON.stringify(attempt.questions),
    answered: attempt.answered,
    passedAt,
    questionsBefore: JSON.stringify(before.questions),
    answeredBefore: before.answered,
  })
  return updated === 1
}

interface Move {
  id: string
  questions: string
  answered: number
  passedAt: number | null
  questionsBefore: string
  answeredBefore: number
}

const movedOn = prepareQuery((db: Db, to: Places<Move>) =>
  db
    .updateTable('attempts')
    .set({ questions: to.questions, answered: to.answered, passed_at: to.passedAt })
    .where('id', '=', to.id)
    .where('answered', '=', to.answeredBefore)
    .where('questions', '=', to.questionsBefore),
)

function toAttempt(
  row: Pick<Selectable<AttemptTable>, 'id' | 'module_number' | 'questions' | 'answered' | 'language'>,
): StoredAttempt {
  const { id, module_number: moduleNumber, answered, language } = row
  return { id, moduleNumber, answered, language, questions: JSON.parse(row.questions) as AttemptQuestion[] }
}

/** Which question stood at a position (from 1), as it was asked when the learner last answered it rightly there. */
export async function findAnsweredQuestion(
  db: Db,
  learner: LearnerId,
  moduleNumber: number,
  position: number,
): Promise<AttemptQuestion | undefined> {
  const row = await db
    .selectFrom('attempts')
    .selectAll()
    .where('account_id', '=', learner)
    .where('module_number', '=', moduleNumber)
    .where('answered', '>=', position)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toAttempt(row).questions[position - 1]
}

export async function selectAttempts(db: Db, learner: LearnerId) {
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('account_id', '=', learner)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...toAttempt(row), startedAt: row.started_at, passedAt: row.passed_at }))
}

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
    .where('account_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('account_id', '<=', upTo ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In ms, by account; one with no attempt is not in it. */
export async function selectFirstStarts(db: Db, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('attempts')
    .select(({ fn }) => ['account_id', fn.min('started_at').as('started_at')])
    .where('account_id', 'in', accountIds)
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
    .$if(moduleNumber !== undefined, (query) => query.where('module_number', '=', moduleNumber ?? 0))
    .execute()
  return rows.map((row) => row.account_id)
}
