import type { Progress } from '#features/progress/contract.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { classRowState, isByLesson, openQuizOf } from './progress-rules.ts'

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

/** Two questions a minute. */
const quizMinutes = 5

export const siteOf = (moduleNumber: number): Site => ({
  hasFilm: FILMED_MODULES.includes(moduleNumber),
  hasPractice: moduleNumber in PRACTICE_MINUTES && hasPage(paths.practice(moduleNumber)),
})

/**
 * The steps of the next stop, in their order. Film and exercise can be passed over: a lesson that is read, or a quiz that is
 * begun, leads on without them. The class is the way to do film and lesson together.
 */
export function roadOf(progress: Progress, moduleNumber: number, { hasFilm, hasPractice }: Site): Mark[] {
  const isTaught = classRowState(progress, moduleNumber) === 'checked'
  const isBegun = openQuizOf(progress, moduleNumber) !== undefined
  const isDone: Record<Step, boolean> = {
    film: progress.filmModules.includes(moduleNumber) || (isTaught && !isByLesson(progress, moduleNumber)),
    lesson: isTaught,
    practice: progress.practisedModules.includes(moduleNumber),
    quiz: false,
  }
  const steps: readonly Step[] = [
    ...(hasFilm ? (['film'] as const) : []),
    'lesson',
    ...(hasPractice ? (['practice'] as const) : []),
    'quiz',
  ]
  const now = isBegun ? 'quiz' : steps.find((step) => !isDone[step] && !(step === 'film' && isTaught))
  const stateOf = (step: Step): Mark['state'] => {
    if (isDone[step]) return 'done'
    if (step === now) return 'now'
    if (step === 'quiz') return isTaught ? 'open' : 'locked'
    return step === 'lesson' ? 'open' : 'optional'
  }
  return steps.map((step) => ({ step, minutes: minutesOf(step, moduleNumber), state: stateOf(step) }))
}

function minutesOf(step: Step, moduleNumber: number): number {
  if (step === 'quiz') return quizMinutes
  const minutes = { film: FILM_MINUTES, lesson: LESSON_MINUTES, practice: PRACTICE_MINUTES }[step]
  return minutes[moduleNumber] ?? 0
}
