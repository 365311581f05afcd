import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStoredSession } from '#features/identity/web/session.ts'
import { pathOf, taskOf } from '#features/modules/web/road/steps.ts'
import { useStepsLeft } from '#features/modules/web/road/use-road.ts'
import { PracticeSign } from '#features/modules/web/task-sign.tsx'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { sendPractice } from './done-practice.ts'
import { minutes as aboutMinutes } from './exercise-list.en.ts'
import { type Exercise, partLook } from './parts/exercise.tsx'
import * as text from './parts/practice.en.ts'

interface PracticeProps extends ModuleProps {
  readonly exercise: Exercise
  readonly minutes: number
}

/** An exercise from its first step to what one would do for real; it can be begun again. */
export function Practice({ exercise, minutes, moduleNumber }: PracticeProps) {
  const { Steps, intro, missing } = exercise
  const [round, setRound] = useState(1)
  const [isDone, setDone] = useState(false)
  const complete = useCompletePractice()
  const start = useRef<HTMLDivElement>(null)

  function finish() {
    setDone(true)
    complete(moduleNumber)
  }

  function beginAgain() {
    setDone(false)
    setRound(round + 1)
    start.current?.focus()
  }

  return (
    <>
      <div ref={start} tabIndex={-1} className="grid gap-1.5 px-2 sm:px-4">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <span className="rounded-lg border border-dashed border-season bg-season-tint px-2 text-ink">
            {text.notReal}
          </span>
          {aboutMinutes(minutes)}
        </p>
        <p className="text-[0.9375rem]/[1.35]">{intro}</p>
      </div>
      {missing ? (
        <NoPractice words={missing} moduleNumber={moduleNumber} />
      ) : (
        <Steps key={round} onDone={isDone ? undefined : finish} />
      )}
      {isDone && <PracticeEnd {...exercise} moduleNumber={moduleNumber} onAgain={beginAgain} />}
    </>
  )
}

/** Tells the server, or keeps it on this device until the server can be told; a visitor's practice is kept nowhere. */
function useCompletePractice(): (moduleNumber: number) => void {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline && readOwnNumbers('practiceToSend')) void sendPractice()
  }, [isOnline])

  return (moduleNumber) => {
    if (readLocal('authenticated') !== 'true') return
    for (const key of ['practised', 'practiceToSend'] as const)
      writeOwnNumbers(key, [...new Set([...(readOwnNumbers(key) ?? []), moduleNumber])])
    void sendPractice(moduleNumber)
  }
}

interface PracticeEndProps extends ModuleProps, Pick<Exercise, 'achieved' | 'Glad' | 'forReal'> {
  readonly onAgain: () => void
}

/** Takes the focus, since the button that led here is gone. */
function PracticeEnd({ achieved, Glad, forReal, moduleNumber, onAgain }: PracticeEndProps) {
  const left = useStepsLeft(moduleNumber, 'practice')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className={partLook}>
      <div className="practice-moment">
        <div className="flex items-center">
          {Glad && <Glad />}
          <span className="practice-stamp">
            <PracticeSign isDone />
          </span>
        </div>
        <h2
          ref={heading}
          tabIndex={-1}
          aria-describedby="practice-done"
          className="text-[1.75rem] wrap-anywhere"
        >
          {achieved}
        </h2>
        <p id="practice-done">{text.done}</p>
        {left.slice(0, 2).map((mark, index) => (
          <Link
            key={mark.step}
            to={pathOf(mark.step, moduleNumber)}
            className={index > 0 ? 'practice-else' : 'btn'}
          >
            {taskOf(mark)}
          </Link>
        ))}
      </div>
      <h2 className="text-[1.75rem]">{text.forReal}</h2>
      <ul className="grid list-disc gap-2 ps-[1.4rem]">
        {forReal.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <PracticeWays moduleNumber={moduleNumber} look={left.length > 0 ? 'text-link' : buttonClass()}>
        <button type="button" className="text-link" onClick={onAgain}>
          {text.again}
        </button>
      </PracticeWays>
    </section>
  )
}

interface ModuleProps {
  readonly moduleNumber: number
}

export const NoPractice = ({ words, moduleNumber }: ModuleProps & { readonly words: string }) => (
  <div className={partLook}>
    <p>{words}</p>
    <PracticeWays moduleNumber={moduleNumber} look={buttonClass()}>
      <Link to={paths.lesson(moduleNumber)} className={buttonClass('outline')}>
        {text.toLesson}
      </Link>
    </PracticeWays>
  </div>
)

interface PracticeWaysProps extends ModuleProps {
  /** Of the way to the dashboard. */
  readonly look: string
  readonly children: ReactNode
}

const PracticeWays = ({ moduleNumber, look, children }: PracticeWaysProps) => (
  <nav aria-label={text.waysOn} className="flex flex-wrap gap-4">
    {useStoredSession() && (
      <Link to={paths.dashboardModule(moduleNumber)} className={look}>
        {text.toDashboard}
      </Link>
    )}
    {children}
  </nav>
)
