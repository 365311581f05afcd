import type { ReactNode } from 'react'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import type { Step } from '../state/next-step.ts'
import * as text from './boarding.en.ts'

interface BoardingStepsProps {
  readonly step: Step
  readonly isClassDone: boolean
  /** Its lesson, instead of a visit. */
  readonly isLessonRead: boolean
}

/** Class and quiz of the next stop, each with its state in a sign and in words. */
export function BoardingSteps({ step, isClassDone, isLessonRead }: BoardingStepsProps) {
  const { steps } = text
  const isClass = step === 'class'
  return (
    <ol className="boarding-steps flex flex-wrap gap-x-3 gap-y-2 pt-1 text-[0.9375rem]/[1.25] beside:max-w-96">
      <StepSign
        number={1}
        name={isLessonRead ? steps.lesson : steps.class}
        isDone={isClassDone}
        isNow={isClass}
      >
        {isLessonRead ? steps.read : isClassDone ? steps.done : isClass ? steps.now : steps.open}
      </StepSign>
      <StepSign number={2} name={steps.quiz} isNow={!isClass}>
        {isClass ? steps.later : steps.now}
      </StepSign>
    </ol>
  )
}

interface StepSignProps {
  readonly number: number
  readonly name: string
  readonly isDone?: boolean
  readonly isNow: boolean
  readonly children: ReactNode
}

function StepSign({ number, name, isDone, isNow, children }: StepSignProps) {
  return (
    <li data-done={isDone || undefined} aria-current={isNow ? 'step' : undefined}>
      <span className="boarding-sign" aria-hidden="true">
        {isDone ? <CheckIcon className="size-5" strokeWidth={3.5} /> : number}
      </span>
      <span className="font-display text-[1.25rem]/[1.15]">{name}</span>
      {children}
    </li>
  )
}
