import * as road from '#features/modules/web/road/road.en.ts'
import type { Mark } from '#features/modules/web/road/road.ts'
import { pathOf } from '#features/modules/web/road/steps.ts'
import type { Progress } from '#features/progress/contract.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { openQuizOf } from '../state/progress-rules.ts'
import * as text from './boarding.en.ts'

interface BoardingMarksProps {
  readonly moduleNumber: number
  readonly progress: Progress
  readonly road: readonly Mark[]
}

/** The steps of the next stop, each with its state in a sign and in words; each leads there, but the one below on the button. */
export function BoardingMarks({ moduleNumber, progress, road: marks }: BoardingMarksProps) {
  const openQuiz = openQuizOf(progress, moduleNumber)
  return (
    <ol className="boarding-steps beside:max-w-96">
      {marks.map(({ step, state, minutes }, index) => {
        const isDone = state === 'done'
        const sign = (
          <>
            <span className="boarding-sign" aria-hidden="true">
              {isDone ? <CheckIcon className="size-5" strokeWidth={3.5} /> : index + 1}
            </span>
            <span className="boarding-name font-display text-[1.125rem]/[1.2]">{road.steps[step]}</span>{' '}
            <span>{isDone ? road.done : text.states[step === 'practice' ? 'optional' : state]}</span>{' '}
            {!isDone && (
              <span>
                {step === 'quiz' && openQuiz
                  ? text.placeIn(openQuiz.position, openQuiz.questionCount)
                  : minutes > 0 && road.minutes(minutes)}
              </span>
            )}
          </>
        )
        return (
          <li key={step} data-done={isDone || undefined} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'now' || state === 'locked' ? (
              <div>{sign}</div>
            ) : (
              <Link to={pathOf(step, moduleNumber)}>{sign}</Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
