import type { AssessmentsExport } from '#features/assessments/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { selectAssessments, selectFinished, selectFinishedOf, unknown } from './assessment.store.ts'
import { ofKind, sumUp } from './assessment-rules.ts'
import { findChoices } from './choice.store.ts'

/** Times are in ms. */
export interface FinishedAssessment {
  readonly accountId: string
  readonly kind: 'before' | 'after'
  /** From 1 on; those that were given up count. */
  readonly tryNumber: number
  readonly form: 'a' | 'b'
  /** Of its last answer. */
  readonly language: string
  readonly startedAt: number
  readonly finishedAt: number
  /** In the order in which they were asked. */
  readonly results: readonly {
    readonly moduleNumber: number
    /** “Would you sign this?” */
    readonly isSigning: boolean
    readonly isRight: boolean
    /** Answered with “I don’t know yet”; then it is not right. */
    readonly isUnknown: boolean
  }[]
}

/**
 * For counts: those finished from `from` until just before `until`, the oldest first. As they were answered, whatever the
 * content says today; without those that were given up, of which too much is not known.
 */
export async function selectFinishedAssessments(
  db: Db,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<FinishedAssessment[]> {
  return (await selectFinished(db, from, until)).map(toFinished)
}

/** All that some accounts have finished, whenever it was, in no order. */
export async function listFinishedOf(db: Db, accountIds: readonly string[]): Promise<FinishedAssessment[]> {
  return accountIds.length === 0 ? [] : (await selectFinishedOf(db, accountIds)).map(toFinished)
}

type Found = Awaited<ReturnType<typeof selectFinished>>[number]

const toFinished = ({ questions, ...found }: Found): FinishedAssessment => ({
  accountId: found.accountId,
  kind: found.kind,
  tryNumber: found.tryNumber,
  form: found.form,
  language: found.language,
  startedAt: found.startedAt,
  finishedAt: found.finishedAt ?? found.startedAt,
  results: questions.map(({ moduleNumber, isSigning, given, isRight = false }) => ({
    moduleNumber,
    isSigning,
    isRight,
    isUnknown: given === unknown,
  })),
})

/** Of a final check, for those who see a certificate. */
export interface ShownResult {
  readonly right: number
  readonly questionCount: number
  /** From 1 on. */
  readonly tryNumber: number
  /** In ms. */
  readonly endedAt: number
}

/**
 * The best one that was answered to its end, of equal ones the first; undefined unless the learner wants it to be seen. `now` in
 * ms: no certificate bears a date that is still to come, as a clock that was ahead has left it.
 */
export async function findShownResult(
  db: Db,
  learner: LearnerId,
  now: number,
): Promise<ShownResult | undefined> {
  if ((await findChoices(db, learner)).resultShownSince === null) return undefined
  const results = ofKind(await selectAssessments(db, learner), 'after').flatMap((assessment) => {
    const { tryNumber, finishedAt: endedAt } = assessment
    if (endedAt === null || endedAt > now) return []
    const { right, questionCount } = sumUp(assessment)
    return [{ right, questionCount, tryNumber, endedAt }]
  })
  return results.toSorted((one, other) => other.right - one.right)[0]
}

/** Of what was not asked yet nothing, and the number of right answers where the learner has been told it. */
export async function exportAssessments(db: Db, learner: LearnerId): Promise<AssessmentsExport> {
  const [assessments, choices] = await Promise.all([selectAssessments(db, learner), findChoices(db, learner)])
  return {
    assessments: assessments.map(({ questions, answered, ...assessment }) => ({
      ...assessment,
      rightCount:
        assessment.kind === 'before' || assessment.finishedAt === null
          ? null
          : sumUp({ ...assessment, questions, answered }).right,
      questions: questions
        .slice(0, answered + 1)
        .map(({ id, moduleNumber, order, given = null }) => ({ id, moduleNumber, order: [...order], given })),
    })),
    ...choices,
  }
}
