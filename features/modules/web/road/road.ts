import type { Progress } from '#features/progress/contract.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

export type Step = 'film' | 'lesson' | 'practice' | 'quiz'

export interface Mark {
  readonly step: Step
  /** About; 0 where it is not known. */
  readonly minutes: number
  readonly state: 'done' | 'now' | 'open' | 'optional' | 'locked'
}

export interface Site {
  readonly hasFilm: boolean
  readonly hasPractice: boolean
}

const order: readonly Step[] = ['film', 'lesson', 'practice', 'quiz']
/** Two questions a minute. */
const quizMinutes = 5

export const siteOf = (moduleNumber: number): Site => ({
  hasFilm: FILMED_MODULES.includes(moduleNumber),
  hasPractice: moduleNumber in PRACTICE_MINUTES && hasPage(paths.practice(moduleNumber)),
})

/**
 * The steps of a module, in their order. Film and exercise can be passed over: a lesson that is read, or a quiz that is
 * begun, leads on without them. The class is the way to do film and lesson together.
 */
export function roadOf(progress: Progress, moduleNumber: number, { hasFilm, hasPractice }: Site): Mark[] {
  const isIn = (list: readonly number[]) => list.includes(moduleNumber)
  const isAttended = isIn(progress.attendedModules)
  const isPassed = isIn(progress.completedModules)
  const isTaught = isAttended || isPassed
  const isBegun = progress.openQuizzes.some((quiz) => quiz.moduleNumber === moduleNumber)
  const isDone: Record<Step, boolean> = {
    film: isIn(progress.filmModules) || (isAttended && !isIn(progress.lessonModules)),
    lesson: isTaught,
    practice: isIn(progress.practisedModules),
    quiz: isPassed,
  }
  const steps = order.filter((step) => (step !== 'film' || hasFilm) && (step !== 'practice' || hasPractice))
  const minutes = {
    film: FILM_MINUTES[moduleNumber],
    lesson: LESSON_MINUTES[moduleNumber],
    practice: PRACTICE_MINUTES[moduleNumber],
    quiz: quizMinutes,
  }
  const now = isBegun ? 'quiz' : steps.find((step) => !isDone[step] && !(step === 'film' && isTaught))
  const stateOf = (step: Step): Mark['state'] => {
    if (isDone[step]) return 'done'
    if (step === now) return 'now'
    if (step === 'quiz') return isTaught ? 'open' : 'locked'
    return step === 'lesson' ? 'open' : 'optional'
  }
  return steps.map((step) => ({ step, minutes: minutes[step] ?? 0, state: stateOf(step) }))
}
