import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import * as text from './dashboard.en.ts'
import type { Step } from './state/next-step.ts'

interface BoardingStepsProps {
  readonly moduleNumber: number
  readonly step: Step
  readonly isClassDone: boolean
  readonly isLessonRead: boolean
  readonly openQuestion: { readonly position: number; readonly count: number } | null
}

/** Class, lesson and quiz of the next stop, each with its state in a sign and in words. */
export function BoardingSteps(props: BoardingStepsProps) {
  const { moduleNumber, step, isClassDone, isLessonRead, openQuestion } = props
  const quizWords = openQuestion ? text.steps.answered(openQuestion.position - 1, openQuestion.count) : ''
  return (
    <ol className="boarding-steps">
      <StepSign number={1} isDone={isClassDone} isNow={step === 'class'}>
        <span className="boarding-step">{text.steps.class}</span>
        {isClassDone ? text.steps.done : step === 'class' ? text.steps.now : text.steps.open}
      </StepSign>
      <StepSign number={2} isDone={isLessonRead}>
        <Link to={paths.lesson(moduleNumber)} className="boarding-step boarding-lesson">
          {text.steps.lesson}
        </Link>
        {isLessonRead ? text.steps.done : text.steps.toRead}
      </StepSign>
      <StepSign number={3} isDone={false} isNow={step === 'quiz'}>
        <span className="boarding-step">{text.steps.quiz}</span>
        {step === 'class' ? text.steps.later : quizWords || text.steps.now}
      </StepSign>
    </ol>
  )
}

interface StepSignProps {
  readonly number: number
  readonly isDone: boolean
  readonly isNow?: boolean
  readonly children: ReactNode
}

function StepSign({ number, isDone, isNow = false, children }: StepSignProps) {
  return (
    <li data-done={isDone || undefined} aria-current={isNow ? 'step' : undefined}>
      <span className="boarding-sign" aria-hidden="true">
        {isDone ? <CheckIcon className="size-5" strokeWidth={3.5} /> : number}
      </span>
      {children}
    </li>
  )
}
