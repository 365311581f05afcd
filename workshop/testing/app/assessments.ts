import type { Assessment } from '#features/assessments/contract.ts'
import { answerAssessment } from '#features/assessments/server/answer-assessment.ts'
import type { AssessmentKind } from '#features/assessments/server/assessment.store.ts'
import { saveChoices } from '#features/assessments/server/save-choices.ts'
import { startAssessment } from '#features/assessments/server/start-assessment.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { sampleForms } from '../content/sample-forms.ts'
import { createTestDeps, type TestDeps } from './deps.ts'
import { createTestLearner } from './learner.ts'
import { playQuiz } from './quiz-play.ts'

/** With two sample forms, in a journey of one module, so that its end is near. */
export async function createAssessmentDeps(): Promise<TestDeps> {
  return { ...(await createTestDeps()), forms: sampleForms, moduleCount: 1 }
}

/** Who has completed all modules of that journey. */
export async function createFinisher(deps: TestDeps): Promise<LearnerId> {
  const { id } = await createTestLearner(deps.db)
  await playQuiz(deps, id, 1)
  return id
}

/** What a learner answers a question (from 1) with: rightly, wrongly, or “I don’t know yet”. */
export type Knowledge = (position: number) => 'right' | 'wrong' | 'unknown'

export const knowsAll: Knowledge = () => 'right'

/** As a learner who may. @throws Error when it is refused */
export async function beginAssessment(...input: Parameters<typeof startAssessment>): Promise<Assessment> {
  const started = await startAssessment(...input)
  if (started instanceof Refusal) throw new Error(started.code)
  return started
}

/** The option of the running question that is right, wrong or none, whatever order it is asked in. */
export function optionFor(
  { forms }: Pick<TestDeps, 'forms'>,
  { running }: Pick<Assessment, 'running'>,
  how: ReturnType<Knowledge>,
): string | null {
  const asked = running?.question.question
  const questions = [...(forms?.a ?? []), ...(forms?.b ?? [])]
  const options = questions.flatMap(({ words, right }) =>
    [...words.values()].flatMap(({ question, options }) => (question === asked ? [{ options, right }] : [])),
  )
  const [found] = options
  if (!found) throw new Error(`no such question: ${asked}`)
  const place = how === 'right' ? found.right : (found.right + 1) % found.options.length
  return how === 'unknown' ? null : (found.options[place] ?? null)
}

/** A finished final check whose learner wants its result to be seen; in a journey of one module, so that its end is near. */
export async function showFinalResult(deps: TestDeps, accountId: string, know: Knowledge): Promise<void> {
  const learner = accountId as LearnerId
  await playQuiz(deps, learner, 1)
  await playAssessment({ ...deps, moduleCount: 1 }, learner, 'after', know)
  await saveChoices(deps, learner, { isResultShown: true })
}

/** Of 18 questions 16 rightly. */
export const knowsMost: Knowledge = (position) => (position > 2 ? 'right' : 'wrong')

/** Begins or resumes a check, and answers up to and including `until`, or to its end. */
export async function playAssessment(
  deps: TestDeps,
  learner: LearnerId,
  kind: AssessmentKind,
  know: Knowledge = knowsAll,
  until = Number.POSITIVE_INFINITY,
): Promise<Assessment> {
  let assessment = await beginAssessment(deps, learner, kind)
  while (assessment.running && assessment.running.question.position <= until) {
    const { id, question } = assessment.running
    const option = optionFor(deps, assessment, know(question.position))
    const { position, id: questionId } = question
    const answer = { kind, assessmentId: id, position, questionId, option }
    const answered = await answerAssessment(deps, learner, answer)
    if (answered instanceof Refusal) throw new Error(answered.code)
    assessment = answered
  }
  return assessment
}
