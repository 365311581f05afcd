import { type ReactNode, Suspense } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import type { Station } from '#features/modules/web/stations.ts'
import type { Progress } from '#features/progress/contract.ts'
import { useOpenQuestion } from '#features/quizzes/web/open-question.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { classRowState, isByLesson, nextStep, type Step } from '../state/progress-rules.ts'
import * as tasks from '../tasks/tasks.en.ts'
import * as text from './boarding.en.ts'
import { BoardingAction } from './boarding-action.tsx'
import './boarding.css'

// A picture: the words and the button are there before it.
const BoardingScene = latePart(() => import('./boarding-scene.tsx').then((part) => part.BoardingScene))

interface BoardingCardProps {
  /** The next stop. */
  readonly station: Station
  readonly progress: Progress
  /** Undefined when the classes could not be loaded. */
  readonly announced: ModuleClass | undefined
  /** How far the journey is, in words; none where that is not known. */
  readonly distance: string | undefined
}

/** What is next, on top of the dashboard: the stop, its two steps, one button, and beside it lesson and exercise. */
export function BoardingCard({ station, progress, announced, distance }: BoardingCardProps) {
  const { number, title, programme, season } = station
  const openQuestion = useOpenQuestion(number)
  const isLessonRead = isByLesson(progress, number)
  const classState = classRowState(progress, number)
  const step = nextStep({ classState, hasBegun: openQuestion !== null })
  return (
    <section className="boarding" data-season={season}>
      <Suspense fallback={<div className="boarding-scene" />}>
        <BoardingScene season={season} number={number} />
      </Suspense>
      <div className="boarding-words">
        <p className="font-display text-[1.125rem]/[1.2] beside:text-[1.3rem]">
          <span aria-hidden="true">{text.nextModule} · </span>
          {programme}
        </p>
        <h1 className="text-[2rem]/[1.08] beside:text-[2.75rem] beside:pb-[0.9rem]">
          <span className="sr-only">{text.nextStop('')}</span>
          {title}
        </h1>
        <div className="boarding-tear beside:hidden" />
        <BoardingSteps step={step} isClassDone={classState === 'checked'} isLessonRead={isLessonRead} />
        <BoardingAction moduleNumber={number} step={step} announced={announced} openQuestion={openQuestion} />
        <p className="boarding-ways flex flex-wrap justify-center gap-x-6 beside:justify-start">
          {/* Where the class could not be loaded, the button leads there. */}
          {(step === 'quiz' || announced) && (
            <Link to={paths.lesson(number)}>
              {isLessonRead && <CheckIcon className="size-4" strokeWidth={3.5} />}
              {isLessonRead
                ? tasks.lessonRead
                : step === 'class' && announced?.link
                  ? text.orLesson
                  : tasks.readLesson}
            </Link>
          )}
          {hasExercise(number) && <Link to={paths.practice(number)}>{text.practise}</Link>}
        </p>
        {distance && (
          <p className="text-center text-sm/[1.3] text-balance beside:max-w-96 beside:text-start">
            {distance}
          </p>
        )}
      </div>
    </section>
  )
}

const hasExercise = (moduleNumber: number) =>
  PRACTISED_MODULES.includes(moduleNumber) && hasPage(paths.practice(moduleNumber))

interface BoardingStepsProps {
  readonly step: Step
  readonly isClassDone: boolean
  /** Its lesson, instead of a visit. */
  readonly isLessonRead: boolean
}

/** Class and quiz of the next stop, each with its state in a sign and in words. */
function BoardingSteps({ step, isClassDone, isLessonRead }: BoardingStepsProps) {
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
