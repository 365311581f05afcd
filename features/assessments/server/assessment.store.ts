import type { Selectable } from 'kysely'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import type { AssessmentTable } from './assessments.tables.ts'

export type AssessmentKind = AssessmentTable['kind']

/** What stands for “I don’t know yet” among the places of options. */
export const unknown = -1

/**
 * `order` are indices into the question's own options, as the learner sees them; `given` is one of them, or `unknown`. What
 * was right is kept with the answer: the content may change.
 */
export interface AskedQuestion {
  readonly id: string
  readonly moduleNumber: number
  readonly isSigning: boolean
  readonly order: readonly number[]
  /** Both once it was answered. */
  readonly given?: number
  readonly isRight?: boolean
}

/** The open question is `questions[answered]`. Times are in ms. */
export interface StoredAssessment {
  readonly id: string
  readonly kind: AssessmentKind
  /** From 1 on. */
  readonly tryNumber: number
  readonly form: AssessmentTable['form']
  /** Of the last answer. */
  readonly language: string
  readonly questions: readonly AskedQuestion[]
  readonly answered: number
  readonly startedAt: number
  /** Null unless all are answered. */
  readonly finishedAt: number | null
}

/** Those before the journey first, then in the order of the tries, which no clock can turn round. */
export async function selectAssessments(db: Db, learner: LearnerId): Promise<StoredAssessment[]> {
  const rows = await db
    .selectFrom('assessments')
    .selectAll()
    .where('account_id', '=', learner)
    .orderBy('kind', 'desc')
    .orderBy('try_number')
    .execute()
  return rows.map(toAssessment)
}

/** False, with nothing written, when one of this kind with this number is there: two tabs may begin at once. */
export function insertAssessment(db: Db, learner: LearnerId, assessment: StoredAssessment): Promise<boolean> {
  return db
    .insertInto('assessments')
    .values({
      id: assessment.id,
      account_id: learner,
      kind: assessment.kind,
      try_number: assessment.tryNumber,
      form: assessment.form,
      language: assessment.language,
      questions: JSON.stringify(assessment.questions),
      answered: assessment.answered,
      question_count: assessment.questions.length,
      right_count: null,
      started_at: assessment.startedAt,
      finished_at: null,
    })
    .onConflict((row) => row.doNothing())
    .$call(changesOne)
}

/** False, with nothing written, when another answer came in between. */
export function updateAnswered(
  db: Db,
  before: StoredAssessment,
  { questions, answered, language, finishedAt }: StoredAssessment,
): Promise<boolean> {
  return db
    .updateTable('assessments')
    .set({
      questions: JSON.stringify(questions),
      answered,
      language,
      finished_at: finishedAt,
      right_count: finishedAt === null ? null : countRight(questions),
    })
    .where('id', '=', before.id)
    .where('answered', '=', before.answered)
    .where('started_at', '=', before.startedAt)
    .$call(changesOne)
}

/** One that was given up begins anew, with its form. False when another tab has done so, or has answered it. */
export function renewAssessment(
  db: Db,
  before: StoredAssessment,
  { questions, language, startedAt }: StoredAssessment,
): Promise<boolean> {
  return db
    .updateTable('assessments')
    .set({
      questions: JSON.stringify(questions),
      question_count: questions.length,
      answered: 0,
      language,
      started_at: startedAt,
    })
    .where('id', '=', before.id)
    .where('started_at', '=', before.startedAt)
    .where('finished_at', 'is', null)
    .$call(changesOne)
}

export const countRight = (questions: readonly AskedQuestion[]): number =>
  questions.filter(({ isRight }) => isRight).length

/** Finished from `from` until just before `until` (ms), the oldest first. */
export async function selectFinished(db: Db, from: number, until: number) {
  const rows = await db
    .selectFrom('assessments')
    .selectAll()
    .where('finished_at', '>=', from)
    .where('finished_at', '<', until)
    .orderBy('finished_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...toAssessment(row), accountId: row.account_id }))
}

/** Of some accounts, in no order. */
export async function selectFinishedOf(db: Db, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('assessments')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .where('finished_at', 'is not', null)
    .execute()
  return rows.map((row) => ({ ...toAssessment(row), accountId: row.account_id }))
}

const toAssessment = (row: Selectable<AssessmentTable>): StoredAssessment => ({
  id: row.id,
  kind: row.kind,
  tryNumber: row.try_number,
  form: row.form,
  language: row.language,
  questions: JSON.parse(row.questions) as AskedQuestion[],
  answered: row.answered,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
})
