import type { answerAssessment as contract } from '#features/assessments/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { sameAnswer } from '#features/quizzes/server/quizzes.content.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import { type AssessmentKind, type StoredAssessment, unknown, updateAnswered } from './assessment.store.ts'
import { hasEnded } from './assessment-rules.ts'
import { viewStanding, wordsIn } from './assessment-view.ts'
import type { CheckQuestion } from './forms.ts'
import { type AssessmentParts, readStanding } from './get-assessment.ts'

interface Answer {
  readonly kind: AssessmentKind
  readonly assessmentId: string
  /** From 1 on. */
  readonly position: number
  /** Null for “I don’t know yet”. */
  readonly option: string | null
}

/** The first answer stays. Sent twice, as after a lost connection, it counts once. */
export function answerAssessment(
  parts: AssessmentParts,
  learner: LearnerId,
  { kind, assessmentId, position, option }: Answer,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Outcome<typeof contract> | ReturnType<typeof noSuchQuestion>> {
  return inTransaction(
    parts.db,
    async (db) => {
      const { standing } = await readStanding({ ...parts, db }, learner, kind)
      const { forms, now, assessments } = standing
      const assessment = assessments.find(({ id }) => id === assessmentId)
      if (!assessment || !forms)
        return refuse('unknown-assessment', 'You have no such check.', 'assessmentId')
      const asked = assessment.questions[position - 1]
      if (!asked) return noSuchQuestion()
      const question = forms[assessment.form].find(({ id }) => id === asked.id)
      const given = question ? placeOf(question, option) : undefined

      const isRepeated = position <= assessment.answered && given !== undefined && given === asked.given
      if (!isRepeated) {
        if (hasEnded(assessment, now))
          return refuse('assessment-ended', 'This check is over.', 'assessmentId')
        if (position !== assessment.answered + 1 || !question)
          return refuse('question-not-open', 'This is not the question that is open.', 'position')
        if (given === undefined) return refuse('unknown-option', 'This is not one of the options.', 'option')
        const language = chooseLanguage([...question.words.keys()])
        const next = withAnswer(assessment, { given, isRight: given === question.right, language, now })
        if (!(await updateAnswered(db, assessment, next))) throw new ChangedMeanwhileError()
      }
      return viewStanding(
        isRepeated ? standing : (await readStanding({ ...parts, db }, learner, kind)).standing,
        chooseLanguage,
      )
    },
    { isolation: 'read committed', repeatable: true },
  )
}

const noSuchQuestion = () => refuse('invalid-input', 'This check has no such question.', 'position')

/** In any of its languages: the learner may switch while the answer is on its way. Undefined for none of its options. */
function placeOf(question: CheckQuestion, option: string | null): number | undefined {
  if (option === null) return unknown
  for (const language of question.words.keys()) {
    const found = wordsIn(question, language).options.findIndex((each) => sameAnswer(each, option))
    if (found !== -1) return found
  }
  return undefined
}

interface Given {
  readonly given: number
  readonly isRight: boolean
  readonly language: string
  readonly now: number
}

function withAnswer(
  assessment: StoredAssessment,
  { given, isRight, language, now }: Given,
): StoredAssessment {
  const questions = assessment.questions.map((asked, index) =>
    index === assessment.answered ? { ...asked, given, isRight } : asked,
  )
  const answered = assessment.answered + 1
  return {
    ...assessment,
    questions,
    answered,
    language,
    finishedAt: answered === questions.length ? now : null,
  }
}
