import { createHash } from 'node:crypto'
import type { Assessment, AssessmentResult } from '#features/assessments/contract.ts'
import type { ChooseLanguage } from '#features/quizzes/server/attempt-view.ts'
import type { AskedQuestion, AssessmentKind, StoredAssessment } from './assessment.store.ts'
import { endOf, hasEnded, limits, nextAfter, sumUp } from './assessment-rules.ts'
import type { CheckQuestion, CheckWords, Forms } from './forms.ts'

/** What is known of a learner at one kind of check. */
export interface Standing {
  readonly kind: AssessmentKind
  readonly forms: Forms | undefined
  /** In ms. */
  readonly now: number
  /** All of this kind, in the order of the tries. */
  readonly assessments: readonly StoredAssessment[]
  /** Whether the journey stands where this kind of check has its place. */
  readonly isInPlace: boolean
  readonly isOfferDeclined: boolean
  readonly isResultShown: boolean
}

/** What may still be answered. A check before the journey is dropped once the journey has begun: it would measure what was learned. */
export function runningOf({ kind, now, assessments, isInPlace }: Standing): StoredAssessment | undefined {
  const last = assessments.at(-1)
  return last && !hasEnded(last, now) && (kind === 'after' || isInPlace) ? last : undefined
}

/** Without any key, and of a question without a verdict. */
export function viewStanding(standing: Standing, chooseLanguage: ChooseLanguage): Assessment {
  const { kind, forms, now, assessments } = standing
  const last = assessments.at(-1)
  const open = runningOf(standing)
  const running = forms && open ? viewRunning(open, forms, chooseLanguage) : null
  const results = assessments.flatMap((assessment) => viewResult(assessment, now) ?? [])
  const status = running ? 'running' : statusOf(standing, open !== undefined)
  return {
    status,
    questionCount: forms?.a.length ?? 0,
    ...limits,
    opensAt: status === 'ended' && kind === 'after' && last ? nextAfter(last, now) : null,
    running,
    results,
    isOffered: kind === 'before' && !standing.isOfferDeclined && ['ready', 'running'].includes(status),
    isResultShown: standing.isResultShown,
  }
}

function statusOf({ kind, forms, now, assessments, isInPlace }: Standing, isRunning: boolean) {
  const last = assessments.at(-1)
  if (!forms) return 'absent'
  // A question was renamed while it was open: to resume it brings another one.
  if (isRunning) return 'ready'
  if (kind === 'before' && last?.finishedAt != null) return 'ended'
  if (!isInPlace) return 'locked'
  return kind === 'after' && last && nextAfter(last, now) !== null ? 'ended' : 'ready'
}

/** The question of the content that is open, in its present words. */
export const openQuestion = ({ form, questions, answered }: StoredAssessment, forms: Forms) =>
  forms[form].find(({ id }) => id === questions[answered]?.id)

function viewRunning(
  assessment: StoredAssessment,
  forms: Forms,
  chooseLanguage: ChooseLanguage,
): Assessment['running'] {
  const { id, questions, answered } = assessment
  const question = openQuestion(assessment, forms)
  const asked = questions[answered]
  if (!question || !asked) return null
  const languages = [...question.words.keys()]
  const language = chooseLanguage(languages)
  const words = wordsIn(question, language)
  return {
    id,
    question: {
      id: nameOf(assessment, asked),
      position: answered + 1,
      question: words.question,
      options: asked.order.flatMap((index) => words.options[index] ?? []),
    },
    endsAt: endOf(assessment),
    language,
    languages,
  }
}

/** A name for a question of one check. Its own id often says what the answer is about. */
export const nameOf = ({ id }: Pick<StoredAssessment, 'id'>, asked: Pick<AskedQuestion, 'id'>): string =>
  createHash('sha256').update(`${id}/${asked.id}`).digest('base64url').slice(0, 16)

export function wordsIn({ words }: CheckQuestion, language: string): CheckWords {
  const [first] = words.values()
  return words.get(language) ?? first ?? { question: '', options: [] }
}

/**
 * Undefined while it runs, and of a check before the journey that was given up. What is said is said of all questions together
 * and once all are answered: of one that was given up after its first answer a number would be the verdict on that answer, and
 * of a check before the journey, which anybody can take who registers, each number more is a way to the key.
 */
function viewResult(assessment: StoredAssessment, now: number): AssessmentResult | undefined {
  const { kind, tryNumber, finishedAt } = assessment
  if (!hasEnded(assessment, now) || (kind === 'before' && finishedAt === null)) return undefined
  const { right, questionCount, open } = sumUp(assessment)
  const isWhole = finishedAt !== null
  const isTold = kind === 'after' && isWhole
  return {
    tryNumber,
    questionCount,
    isWhole,
    endedAt: endOf(assessment),
    right: isTold ? right : null,
    open: isTold ? open : null,
    beginAt: kind === 'before' ? (open[0] ?? null) : null,
  }
}
