import { Suspense } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { roadOf, siteOf } from '#features/modules/web/road/road.ts'
import type { Station } from '#features/modules/web/stations.ts'
import type { Progress } from '#features/progress/contract.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import * as text from './boarding.en.ts'
import { BoardingAction } from './boarding-action.tsx'
import { BoardingMarks } from './boarding-marks.tsx'
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

/** What is next, on top of the dashboard: the stop, its steps, and one button for the step that is next. */
export function BoardingCard({ station, progress, announced, distance }: BoardingCardProps) {
  const { number, title, programme, season } = station
  const road = roadOf(progress, number, siteOf(number))
  const steps = { moduleNumber: number, progress, road }
  return (
    <section className="boarding" data-season={season}>
      <Suspense fallback={<div className="boarding-scene" />}>
        <BoardingScene season={season} number={number} completed={progress.completedModules} />
      </Suspense>
      <div className="boarding-words">
        <p className="font-display text-[1.125rem]/[1.2] beside:text-[1.3rem]">
          <span aria-hidden="true">{text.nextModule}</span>
          {programme}
        </p>
        <h1 className="text-[2rem]/[1.08] beside:text-[2.75rem] beside:pb-[0.9rem]">
          <span className="sr-only">{text.nextStop('')}</span>
          {title}
        </h1>
        <div className="boarding-tear beside:hidden" />
        <BoardingMarks {...steps} />
        <BoardingAction {...steps} announced={announced} />
        {distance && <p className="boarding-far beside:max-w-96">{distance}</p>}
      </div>
    </section>
  )
}
