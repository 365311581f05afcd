import type { answerAssessment as contract } from '#features/assessments/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { sameAnswer } from '#features/quizzes/server/quizzes.content.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import { type AssessmentKind, type StoredAssessment, unknown, updateAnswered } from './assessment.store.ts'
import { withChanged } from './assessment-rules.ts'
import { nameOf, runningOf, viewStanding, wordsIn } from './assessment-view.ts'
import type { CheckQuestion } from './forms.ts'
import { type AssessmentParts, readStanding } from './get-assessment.ts'
import { untilDecided } from './until-decided.ts'

interface Answer {
  readonly kind: AssessmentKind
  readonly assessmentId: string
  /** From 1 on. */
  readonly position: number
  /** As it was sent with the question. */
  readonly questionId: string
  /** Null for “I don’t know yet”. */
  readonly option: string | null
}

/** The first answer stays. Sent twice, as after a lost connection, it counts once. */
export function answerAssessment(
  parts: AssessmentParts,
  learner: LearnerId,
  { kind, assessmentId, position, questionId, option }: Answer,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Outcome<typeof contract> | ReturnType<typeof noSuchQuestion>> {
  return untilDecided(async () => {
    const { standing } = await readStanding(parts, learner, kind)
    const { forms, now, assessments, isInPlace } = standing
    const assessment = assessments.find(({ id }) => id === assessmentId)
    if (!assessment || !forms) return refuse('unknown-assessment', 'You have no such check.', 'assessmentId')
    const asked = assessment.questions[position - 1]
    if (!asked) return noSuchQuestion()
    const isSame = questionId === nameOf(assessment, asked)
    const question = forms[assessment.form].find(({ id }) => id === asked.id)
    const given = question ? placeOf(question, option) : undefined
    if (position <= assessment.answered && isSame && given !== undefined && given === asked.given)
      return viewStanding(standing, chooseLanguage)

    if (runningOf(standing) !== assessment)
      return kind === 'before' && !isInPlace
        ? refuse('journey-begun', 'This check is for the beginning of the journey.')
        : refuse('assessment-ended', 'This check is over.', 'assessmentId')
    if (position !== assessment.answered + 1)
      return refuse('question-not-open', 'This is not the question that is open.', 'position')
    if (!question || !isSame)
      return refuse('question-replaced', 'Another question has taken its place.', 'questionId')
    if (given === undefined) return refuse('unknown-option', 'This is not one of the options.', 'option')
    const language = chooseLanguage([...question.words.keys()])
    const next = withAnswer(assessment, { given, isRight: given === question.right, language, now })
    if (!(await updateAnswered(parts.db, assessment, next))) return undefined
    return viewStanding({ ...standing, assessments: withChanged(assessments, next) }, chooseLanguage)
  })
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
