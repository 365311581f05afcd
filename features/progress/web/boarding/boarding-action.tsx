import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { NextClass } from '#features/classes/web/next-class.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { Step } from '../state/progress-rules.ts'
import { ClassLink } from '../tasks/class-link.tsx'
import * as tasks from '../tasks/tasks.en.ts'
import * as text from './boarding.en.ts'

interface BoardingActionProps {
  readonly moduleNumber: number
  readonly step: Step
  readonly announced: ModuleClass | undefined
  readonly openQuestion: { readonly position: number; readonly count: number } | null
}

const look = 'btn boarding-button'

/** The one button of the boarding card: always the next thing to do. */
export function BoardingAction({ moduleNumber, step, announced, openQuestion }: BoardingActionProps) {
  const noteId = useId()
  const place = useOneButton(step)
  const isClass = step === 'class'
  return (
    <div {...place} className="boarding-action pt-[0.9rem] beside:max-w-96">
      {isClass && announced ? (
        <>
          <ClassLink {...announced} className={look} noteId={noteId} />
          <p id={noteId} className="pt-[0.55rem] text-center text-sm/[1.3] *:text-inherit beside:text-start">
            <NextClass {...announced} />
            {announced.link === '' ? tasks.noSpace : tasks.opensInTab}
          </p>
        </>
      ) : (
        <Link to={isClass ? paths.lesson(moduleNumber) : paths.module(moduleNumber)} className={look}>
          {isClass
            ? tasks.readLesson
            : openQuestion
              ? text.goOn(openQuestion.position, openQuestion.count)
              : tasks.takeQuiz}
        </Link>
      )}
    </div>
  )
}

/** The next button takes the place of the one that was pressed, and its focus. */
function useOneButton(step: Step) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step draws another button
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
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
