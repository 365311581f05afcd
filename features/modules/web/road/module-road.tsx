import { useState } from 'react'
import { useLocation } from 'react-router'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { place } from './module-road.en.ts'
import { useOpenFilm } from './open-film.ts'
import * as text from './road.en.ts'
import type { Step } from './road.ts'
import { pathOf } from './steps.ts'
import { useMayTakeQuiz, useRoad } from './use-road.ts'

export interface ModuleRoadProps {
  readonly moduleNumber: number
  /** That of the page; the page of a lesson is that of its film too. A class, which has both, begins with the film. */
  readonly step: Step
}

/** Below the film, on the same page. */
const lessonText = '#lesson-text'

/** The steps of a module on the pages of each: where this page stands among them, and the way to the others. */
export function ModuleRoad({ moduleNumber, step: ofPage }: ModuleRoadProps) {
  const road = useRoad(moduleNumber)
  const mayTakeQuiz = useMayTakeQuiz(moduleNumber)
  const location = useLocation()
  const { hash, search } = location
  const film = useOpenFilm()
  // A reader who went on to the lesson has left the film, until it plays again.
  const [left, setLeft] = useState({ location, film })
  if (left.location !== location) setLeft({ location, film })
  const isOpen = film > (hash === lessonText ? left.film : 0)
  const hasFilm = ofPage === 'lesson' || ofPage === 'film'
  const isNext =
    ofPage === 'film' &&
    hash !== lessonText &&
    road.some(({ step, state }) => step === 'film' && state !== 'done')
  const isThere = isOpen || hash === '#film'
  const isFilm = hasFilm && (isThere || isNext)
  const here = isFilm ? 'film' : hasFilm ? 'lesson' : ofPage
  const at = road.findIndex(({ step }) => step === here)
  // A class has the film of its module too.
  const linkOf = (step: Step) =>
    hasFilm && step === 'film'
      ? `${search}#film`
      : isFilm && step === 'lesson'
        ? search + lessonText
        : pathOf(step, moduleNumber)
  return (
    <nav aria-label={place(text.steps[here].toLowerCase(), at + 1, road.length)} className="road">
      <ol className="flex flex-wrap">
        {road.map(({ step, state }, index) => {
          const isDone = state === 'done'
          const sign = (
            <>
              <span className="road-sign" aria-hidden="true">
                {isDone ? <CheckIcon className="size-5" strokeWidth={4} /> : index + 1}
              </span>
              <span className="road-name">{text.steps[step]}</span>
              {isDone && <span className="sr-only"> {text.done}</span>}
            </>
          )
          return (
            <li key={step} data-done={isDone || undefined} aria-current={step === here ? 'step' : undefined}>
              {(step === here && (isThere || !isNext)) || (step === 'quiz' && !mayTakeQuiz) ? (
                <span>{sign}</span>
              ) : (
                <Link to={linkOf(step)}>{sign}</Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
