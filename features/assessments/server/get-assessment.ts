import type { Assessment } from '#features/assessments/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { countCompletedModules, listFirstAnswers } from '#features/quizzes/server/quizzes.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type AssessmentKind, type StoredAssessment, selectAssessments } from './assessment.store.ts'
import { hardlyBegun, ofKind } from './assessment-rules.ts'
import { type Standing, viewStanding } from './assessment-view.ts'
import { findChoices } from './choice.store.ts'

export type AssessmentParts = Pick<Parts, 'db' | 'clock' | 'forms' | 'moduleCount'>

export async function getAssessment(
  parts: AssessmentParts,
  learner: LearnerId,
  kind: AssessmentKind,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Assessment> {
  return viewStanding((await readStanding(parts, learner, kind)).standing, chooseLanguage)
}

/** `all`: the learner’s checks of both kinds. Side by side, hence never in a transaction. */
export async function readStanding(
  { db, clock, forms, moduleCount }: AssessmentParts,
  learner: LearnerId,
  kind: AssessmentKind,
): Promise<{ readonly standing: Standing; readonly all: readonly StoredAssessment[] }> {
  const [all, choices, isInPlace] = await Promise.all([
    selectAssessments(db, learner),
    findChoices(db, learner),
    kind === 'before' ? hasHardlyBegun(db, learner) : hasCompletedAll(db, learner, moduleCount),
  ])
  const standing = {
    kind,
    forms,
    now: clock(),
    assessments: ofKind(all, kind),
    isInPlace,
    isOfferDeclined: choices.offerDeclinedAt !== null,
    isResultShown: choices.resultShownSince !== null,
  }
  return { standing, all }
}

const hasHardlyBegun = async (db: Db, learner: LearnerId) =>
  (await listFirstAnswers(db, learner)).length <= hardlyBegun

const hasCompletedAll = async (db: Db, learner: LearnerId, moduleCount: number) =>
  (await countCompletedModules(db, [learner], moduleCount)).get(learner) === moduleCount
