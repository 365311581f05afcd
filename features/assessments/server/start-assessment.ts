import { randomUUID } from 'node:crypto'
import type { startAssessment as contract } from '#features/assessments/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import type { RandomIndex } from '#features/quizzes/server/question-options.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, type Refusal, refuse, refuseUntil } from '#platform/server/http/refusal.ts'
import {
  type AssessmentKind,
  insertAssessment,
  renewAssessment,
  type StoredAssessment,
  updateAnswered,
} from './assessment.store.ts'
import { drawQuestions, formFor, hasEnded, nextAfter } from './assessment-rules.ts'
import { type Standing, viewStanding } from './assessment-view.ts'
import type { Forms } from './forms.ts'
import { type AssessmentParts, readStanding } from './get-assessment.ts'

type Code = keyof (typeof contract)['errors']

/** What is running is resumed: two tabs that begin at once get the same. A check before the journey that was given up begins anew, with its form. */
export function startAssessment(
  parts: AssessmentParts & { readonly randomIndex: RandomIndex },
  learner: LearnerId,
  kind: AssessmentKind,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Outcome<typeof contract>> {
  const { randomIndex } = parts
  return inTransaction(
    parts.db,
    async (db) => {
      const { standing, all } = await readStanding({ ...parts, db }, learner, kind)
      const { forms, now, assessments } = standing
      if (!forms) return refuse('no-assessment', 'This site has no such check.')
      const last = assessments.at(-1)
      if (last && !hasEnded(last, now)) {
        await replaceMissing(db, last, forms, randomIndex)
      } else {
        const refusal = refusalOf(standing)
        if (refusal) return refusal
        const isAnew = kind === 'before' && last !== undefined
        const form = isAnew ? last.form : formFor(all, randomIndex)
        const drawn: StoredAssessment = {
          id: randomUUID(),
          kind,
          tryNumber: assessments.length + 1,
          form,
          language: chooseLanguage([...(forms[form][0]?.words.keys() ?? [])]),
          questions: drawQuestions(forms[form], randomIndex),
          answered: 0,
          startedAt: now,
          finishedAt: null,
        }
        if (!isAnew) await insertAssessment(db, learner, drawn)
        else if (!(await renewAssessment(db, last, drawn))) throw new ChangedMeanwhileError()
      }
      return viewStanding((await readStanding({ ...parts, db }, learner, kind)).standing, chooseLanguage)
    },
    { isolation: 'read committed', repeatable: true },
  )
}

function refusalOf({ kind, now, assessments, isInPlace }: Standing): Refusal<Code> | undefined {
  const last = assessments.at(-1)
  if (kind === 'before') {
    if (last && last.finishedAt !== null) return refuse('assessment-done', 'This check was done already.')
    return isInPlace ? undefined : refuse('journey-begun', 'This check is for the beginning of the journey.')
  }
  if (!isInPlace) return refuse('modules-missing', 'This check opens once all modules are completed.')
  if (!last || now >= nextAfter(last)) return undefined
  const seconds = Math.ceil((nextAfter(last) - now) / 1000)
  return refuseUntil('too-soon', 'There are seven days between two of these checks.', seconds)
}

/** What is still to be asked and is not in the content any more makes room for another question, of its module if there is one. */
async function replaceMissing(
  db: Parameters<typeof updateAnswered>[0],
  assessment: StoredAssessment,
  forms: Forms,
  randomIndex: RandomIndex,
): Promise<void> {
  const { questions, answered, form } = assessment
  const isMissing = (id: string) => forms[form].every((question) => question.id !== id)
  if (!questions.slice(answered).some(({ id }) => isMissing(id))) return
  const spare = drawQuestions(forms[form], randomIndex).filter(({ id }) =>
    questions.every((asked) => asked.id !== id),
  )
  const renewed = questions.map((asked, index) => {
    if (index < answered || !isMissing(asked.id)) return asked
    const ofModule = spare.findIndex(({ moduleNumber }) => moduleNumber === asked.moduleNumber)
    return spare.splice(Math.max(0, ofModule), 1)[0] ?? asked
  })
  if (!(await updateAnswered(db, assessment, { ...assessment, questions: renewed })))
    throw new ChangedMeanwhileError()
}
