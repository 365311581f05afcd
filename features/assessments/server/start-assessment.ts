import { randomUUID } from 'node:crypto'
import type { startAssessment as contract } from '#features/assessments/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import type { RandomIndex } from '#features/quizzes/server/question-options.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Outcome, type Refusal, refuse, refuseUntil } from '#platform/server/http/refusal.ts'
import {
  type AskedQuestion,
  type AssessmentKind,
  insertAssessment,
  renewAssessment,
  type StoredAssessment,
  updateAnswered,
} from './assessment.store.ts'
import { drawQuestions, formFor, limits, nextAfter, withChanged } from './assessment-rules.ts'
import { runningOf, type Standing, viewStanding } from './assessment-view.ts'
import { saveChoices } from './choice.store.ts'
import type { Forms } from './forms.ts'
import { type AssessmentParts, readStanding } from './get-assessment.ts'
import { untilDecided } from './until-decided.ts'

type Code = keyof (typeof contract)['errors']

/**
 * What is running is resumed: two tabs that begin at once get the same. A check before the journey that was given up begins anew,
 * with its form. To begin one takes back that its offer was declined.
 */
export function startAssessment(
  parts: AssessmentParts & { readonly randomIndex: RandomIndex },
  learner: LearnerId,
  kind: AssessmentKind,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Outcome<typeof contract>> {
  const { db, randomIndex } = parts
  return untilDecided(async () => {
    const { standing, all } = await readStanding(parts, learner, kind)
    const { forms, assessments } = standing
    if (!forms) return refuse('no-assessment', 'This site has no such check.')
    const running = runningOf(standing)
    const refusal = running ? undefined : refusalOf(standing)
    if (refusal) return refusal
    const begun = running
      ? await replaceMissing(db, running, forms, randomIndex)
      : await begin(db, learner, { standing, all, forms }, { randomIndex, chooseLanguage })
    if (!begun) return undefined
    const isTakenBack = kind === 'before' && standing.isOfferDeclined
    if (isTakenBack) await saveChoices(db, learner, { offerDeclinedAt: null })
    const isKnown = assessments.some(({ id }) => id === begun.id)
    return viewStanding(
      {
        ...standing,
        assessments: isKnown ? withChanged(assessments, begun) : [...assessments, begun],
        isOfferDeclined: standing.isOfferDeclined && !isTakenBack,
      },
      chooseLanguage,
    )
  })
}

function refusalOf({ kind, now, assessments, isInPlace }: Standing): Refusal<Code> | undefined {
  const last = assessments.at(-1)
  if (kind === 'before') {
    if (last && last.finishedAt !== null) return refuse('assessment-done', 'This check was done already.')
    return isInPlace ? undefined : refuse('journey-begun', 'This check is for the beginning of the journey.')
  }
  if (!isInPlace) return refuse('modules-missing', 'This check opens once all modules are completed.')
  const opensAt = last ? nextAfter(last, now) : null
  if (opensAt === null) return undefined
  const words = `There are ${limits.days} days between two of these checks.`
  return refuseUntil('too-soon', words, Math.ceil((opensAt - now) / 1000))
}

interface Place {
  readonly standing: Standing
  readonly all: readonly StoredAssessment[]
  readonly forms: Forms
}

interface Drawing {
  readonly randomIndex: RandomIndex
  readonly chooseLanguage: ChooseLanguage
}

/** Undefined, with nothing written, when another tab has begun it. */
async function begin(
  db: Db,
  learner: LearnerId,
  { standing: { kind, now, assessments }, all, forms }: Place,
  { randomIndex, chooseLanguage }: Drawing,
): Promise<StoredAssessment | undefined> {
  const last = assessments.at(-1)
  const again = kind === 'before' ? last : undefined
  const form = again?.form ?? formFor(all, randomIndex)
  const drawn: StoredAssessment = {
    id: again?.id ?? randomUUID(),
    kind,
    tryNumber: again?.tryNumber ?? (last?.tryNumber ?? 0) + 1,
    form,
    language: chooseLanguage([...(forms[form][0]?.words.keys() ?? [])]),
    questions: drawQuestions(forms[form], randomIndex),
    answered: 0,
    startedAt: now,
    finishedAt: null,
  }
  const isWritten = again ? renewAssessment(db, again, drawn) : insertAssessment(db, learner, drawn)
  return (await isWritten) ? drawn : undefined
}

/**
 * What is still to be asked and is not in the content any more makes room for another question, of its module if there is one.
 * Undefined, with nothing written, when an answer came in between.
 */
async function replaceMissing(
  db: Db,
  assessment: StoredAssessment,
  forms: Forms,
  randomIndex: RandomIndex,
): Promise<StoredAssessment | undefined> {
  const { questions, answered, form } = assessment
  const isMissing = ({ id }: AskedQuestion, index: number) =>
    index >= answered && forms[form].every((question) => question.id !== id)
  if (!questions.some(isMissing)) return assessment
  const spare = drawQuestions(forms[form], randomIndex).filter(({ id }) =>
    questions.every((asked) => asked.id !== id),
  )
  const take = (fits: (question: AskedQuestion) => boolean) => {
    const found = spare.findIndex(fits)
    return found === -1 ? undefined : spare.splice(found, 1)[0]
  }
  const replaced = (
    all: readonly AskedQuestion[],
    fits: (one: AskedQuestion, missing: AskedQuestion) => boolean,
  ) =>
    all.map((asked, index) => (isMissing(asked, index) ? (take((one) => fits(one, asked)) ?? asked) : asked))
  // In two turns, so that none takes what another module has to have.
  const ofModule = replaced(questions, (one, missing) => one.moduleNumber === missing.moduleNumber)
  const next = { ...assessment, questions: replaced(ofModule, () => true) }
  return (await updateAnswered(db, assessment, next)) ? next : undefined
}
