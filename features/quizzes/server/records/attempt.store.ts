import type { Selectable } from 'kysely'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { changesOne } from '#platform/server/db/statements.ts'
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

/** Of the attempt begun last of which it is known. */
export async function findLastLanguage(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('language')
    .where('account_id', '=', accountId)
    .where('language', 'is not', null)
    .where('started_at', '>', 0)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.language ?? undefined
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

/** Not begun yet; unless an unfinished one of this learner at this module is there. */
export async function insertAttempt(db: Db, learner: LearnerId, attempt: StoredAttempt) {
  await db
    .insertInto('attempts')
    .values({
      id: attempt.id,
      account_id: learner,
      module_number: attempt.moduleNumber,
      questions: JSON.stringify(attempt.questions),
      answered: attempt.answered,
      question_count: attempt.questions.length,
      started_at: 0,
      passed_at: null,
      begun_at: null,
      language: attempt.language,
    })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Its first answer begins an attempt. `now` in ms. False, with nothing written, when another answer came in between. */
export async function updateAttempt(
  db: Db,
  before: StoredAttempt,
  attempt: StoredAttempt,
  now: number,
): Promise<boolean> {
  const { id, answered, moduleNumber, language } = attempt
  const move = {
    id,
    questions: JSON.stringify(attempt.questions),
    answered,
    passedAt: answered === attempt.questions.length ? now : null,
    questionsBefore: JSON.stringify(before.questions),
    answeredBefore: before.answered,
  }
  const updated = hasBegun(before)
    ? await movedOn.run(db, move)
    : await begun.run(db, { ...move, moduleNumber, language, now })
  return updated === 1
}

/** An attempt that was not begun gets other questions. False, with nothing written, when it was begun meanwhile. */
export function renewAttempt(db: Db, before: StoredAttempt, { questions }: StoredAttempt): Promise<boolean> {
  return db
    .updateTable('attempts')
    .set({ questions: JSON.stringify(questions), question_count: questions.length })
    .where('id', '=', before.id)
    .where('answered', '=', 0)
    .where('questions', '=', JSON.stringify(before.questions))
    .$call(changesOne)
}

export const hasBegun = ({ answered, questions: [first] }: StoredAttempt): boolean =>
  answered > 0 || (first?.tried ?? []).length > 0

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

const begun = prepareQuery(
  (db: Db, to: Places<Move & Pick<StoredAttempt, 'moduleNumber' | 'language'> & { readonly now: number }>) =>
    db
      .updateTable('attempts')
      .set(({ case: choose, exists, selectFrom, cast, ref }) => ({
        questions: to.questions,
        answered: to.answered,
        passed_at: to.passedAt,
        language: to.language,
        started_at: to.now,
        // An engine asked for a value of a case does not look at the column it is for.
        begun_at: choose()
          .when(
            exists(
              selectFrom('attempts as earlier')
                .select('earlier.id')
                .where('earlier.account_id', '=', ref('attempts.account_id'))
                .where('earlier.module_number', '=', to.moduleNumber)
                .where('earlier.id', '<>', to.id),
            ),
          )
          .then(null)
          .else(cast<number>(to.now, 'bigint'))
          .end(),
      }))
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
