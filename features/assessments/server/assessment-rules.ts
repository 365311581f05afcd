import { type RandomIndex, shuffledIndices } from '#features/quizzes/server/question-options.ts'
import { day, hour } from '#platform/server/clock/clock.ts'
import {
  type AskedQuestion,
  type AssessmentKind,
  countRight,
  type StoredAssessment,
} from './assessment.store.ts'
import { type CheckQuestion, type FormName, formNames } from './forms.ts'

/** How long one may take once it was begun, and how long after the end of one the next may begin. */
export const limits = { hours: 24, days: 7 }

/** Questions of quizzes, answered rightly, up to which the journey has hardly begun. */
export const hardlyBegun = 2

/** In ms, by the server’s clock; `finishedAt` once all is answered. */
export const endOf = ({ startedAt, finishedAt }: StoredAssessment): number =>
  finishedAt ?? startedAt + limits.hours * hour

export const hasEnded = (assessment: StoredAssessment, now: number): boolean =>
  assessment.finishedAt !== null || now >= endOf(assessment)

/**
 * When the next one after one that has ended may begin, in ms; null for now. An end that lies ahead was written by a clock
 * that was wrong: nobody waits for that.
 */
export function nextAfter(ended: StoredAssessment, now: number): number | null {
  const end = endOf(ended)
  const opensAt = end + limits.days * day
  return now >= opensAt || end > now + day ? null : opensAt
}

/** The other one than in the last final check, or else than before the journey; drawn the first time. */
export function formFor(all: readonly StoredAssessment[], randomIndex: RandomIndex): FormName {
  const last = (ofKind(all, 'after').at(-1) ?? all.at(-1))?.form
  if (last) return last === 'a' ? 'b' : 'a'
  return formNames[randomIndex(formNames.length)] ?? 'a'
}

/** The questions stand in the order of the journey, their options in one of this learner. */
export const drawQuestions = (form: readonly CheckQuestion[], randomIndex: RandomIndex): AskedQuestion[] =>
  form.map(({ id, moduleNumber, isSigning, words }) => {
    const [{ options = [] } = {}] = words.values()
    return { id, moduleNumber, isSigning, order: shuffledIndices(options.length, randomIndex) }
  })

/** Those before the journey or those after it, in the order of the tries. */
export const ofKind = (assessments: readonly StoredAssessment[], kind: AssessmentKind): StoredAssessment[] =>
  assessments.filter((assessment) => assessment.kind === kind)

/** With one of them, which has the same id, as it has become. */
export const withChanged = (assessments: readonly StoredAssessment[], next: StoredAssessment) =>
  assessments.map((assessment) => (assessment.id === next.id ? next : assessment))

/** `open`: the modules of which not every question was right, in their order. */
export function sumUp({ questions }: StoredAssessment) {
  const modules = [...new Set(questions.map(({ moduleNumber }) => moduleNumber))].toSorted((a, b) => a - b)
  const isKnown = (module: number) =>
    questions.every(({ moduleNumber, isRight }) => moduleNumber !== module || isRight === true)
  return {
    right: countRight(questions),
    questionCount: questions.length,
    open: modules.filter((module) => !isKnown(module)),
  }
}
