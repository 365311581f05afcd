import { useEffect, useRef, useState } from 'react'
import { PracticeSign } from '#features/modules/web/practice-sign.tsx'
import { useKeptProgress } from '#features/modules/web/state/get-progress.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
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
  const { Steps, intro, forReal, missing } = exercise
  const [round, setRound] = useState(1)
  const [isDone, setDone] = useState(false)
  const completed = useKeptProgress(true)?.value.completedModules ?? []
  const drawn = readOwnNumbers('modulesDrawn') ?? []
  const isQuizNext = ![...completed, ...drawn].includes(moduleNumber)
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
      <div ref={start} tabIndex={-1} className="mb-3 grid gap-2">
        <p className="rounded-[0.875rem] border-2 border-dashed border-season bg-season-tint px-3 py-2 text-[0.9375rem]/[1.35]">
          {text.notReal}
        </p>
        <p>
          {intro} <span className="text-soft">({aboutMinutes(minutes)})</span>
        </p>
      </div>
      {missing ? (
        <NoPractice words={missing} moduleNumber={moduleNumber} />
      ) : (
        <Steps key={round} onDone={isDone ? undefined : finish} />
      )}
      {isDone && (
        <PracticeEnd
          forReal={forReal}
          moduleNumber={moduleNumber}
          isQuizNext={isQuizNext}
          onAgain={beginAgain}
        />
      )}
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
    const waiting = readOwnNumbers('practiceToSend') ?? []
    writeOwnNumbers('practiceToSend', [...new Set([...waiting, moduleNumber])])
    void sendPractice(moduleNumber)
  }
}

interface PracticeEndProps extends ModuleProps, Pick<Exercise, 'forReal'> {
  readonly isQuizNext: boolean
  readonly onAgain: () => void
}

/** Takes the focus, since the button that led here is gone. The quiz is next, unless this device knows that it is done. */
function PracticeEnd({ forReal, moduleNumber, isQuizNext, onAgain }: PracticeEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className={partLook} aria-labelledby="for-real">
      <p
        id="practice-done"
        className="flex items-center gap-4 rounded-[0.875rem] bg-right-tint px-4 py-3 font-semibold wrap-anywhere text-(--right)"
      >
        <span className="practice-stamp">
          <PracticeSign isDone />
        </span>
        {text.done}
      </p>
      {isQuizNext && (
        <Link to={paths.module(moduleNumber)} className={`${buttonClass()} w-full`}>
          {text.takeQuiz}
        </Link>
      )}
      <h2
        id="for-real"
        ref={heading}
        tabIndex={-1}
        aria-describedby="practice-done"
        className="text-[1.75rem]"
      >
        {text.forReal}
      </h2>
      <ul className="grid list-disc gap-2 ps-[1.4rem]">
        {forReal.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <PracticeWays moduleNumber={moduleNumber} isQuizNext={isQuizNext} />
      <Button look="outline" className="w-full" onClick={onAgain}>
        {text.again}
      </Button>
    </section>
  )
}

interface ModuleProps {
  readonly moduleNumber: number
}

export const NoPractice = ({ words, moduleNumber }: ModuleProps & { readonly words: string }) => (
  <div className={partLook}>
    <p>{words}</p>
    <PracticeWays moduleNumber={moduleNumber} />
  </div>
)

const PracticeWays = ({ moduleNumber, isQuizNext }: ModuleProps & { readonly isQuizNext?: boolean }) => (
  <nav aria-label={text.waysOn} className="grid gap-3">
    <Link
      to={paths.dashboardModule(moduleNumber)}
      className={`${buttonClass(isQuizNext ? 'outline' : undefined)} w-full`}
    >
      {text.toDashboard}
    </Link>
    <Link to={paths.lesson(moduleNumber)} className={`${buttonClass('outline')} w-full`}>
      {text.toLesson}
    </Link>
  </nav>
)
