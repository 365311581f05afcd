import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { NextClass } from '#features/classes/web/next-class.tsx'
import { tasks } from '#features/modules/web/road/road.en.ts'
import type { Mark } from '#features/modules/web/road/road.ts'
import { pathOf, taskOf } from '#features/modules/web/road/steps.ts'
import type { Progress } from '#features/progress/contract.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { openQuizOf } from '../state/progress-rules.ts'
import { ClassLink } from '../tasks/class-link.tsx'
import * as text from './boarding.en.ts'

interface BoardingActionProps {
  readonly moduleNumber: number
  readonly progress: Progress
  readonly road: readonly Mark[]
  readonly announced: ModuleClass | undefined
}

/**
 * The one button of the boarding card: always the next thing to do. Below it what can be done instead: film and lesson with
 * others in class, or the quiz before the exercise.
 */
export function BoardingAction({ moduleNumber, progress, road, announced }: BoardingActionProps) {
  const noteId = useId()
  const now = road.find(({ state }) => state === 'now') as Mark
  const place = useOneButton(now.step)
  const openQuiz = openQuizOf(progress, moduleNumber)
  const isTaught = now.step === 'practice' || now.step === 'quiz'
  return (
    <div {...place} className="boarding-action beside:max-w-96">
      <Link to={pathOf(now.step, moduleNumber)} className="btn boarding-button">
        {now.step === 'quiz' && openQuiz ? text.goOn(openQuiz.position, openQuiz.questionCount) : taskOf(now)}
      </Link>
      {now.step === 'practice' && (
        <Link to={paths.module(moduleNumber)} className="boarding-way">
          {tasks.quiz}
        </Link>
      )}
      {!isTaught && announced?.link && (
        <>
          <ClassLink {...announced} className="boarding-way" noteId={noteId} />
          <p id={noteId} className="text-sm/[1.3] text-balance *:text-inherit">
            <NextClass {...announced} />
            {text.classNote}
          </p>
        </>
      )}
    </div>
  )
}

/** The next button takes the place of the one that was pressed, and its focus. */
function useOneButton(step: Mark['step']) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step draws another button
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      place.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [step])
  const onFocus = () => {
    hadFocus.current = true
  }
  return { ref: place, onFocus, onClickCapture: once }
}

/** The second click of a double one would press what has just taken the button's place. */
export function once(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
