import { programmes } from 'virtual:programmes'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { useFilmAhead } from '#features/films/web/card/get-film.ts'
import { RailMap } from '#features/modules/web/rail/rail-map.tsx'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import type { Progress } from '#features/progress/contract.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { afterPage } from '#platform/web/lib/quiet-time.ts'
import { paths } from '#platform/web/paths.ts'
import type { Exercises } from '../state/exercises.ts'
import { isLocked } from '../state/progress-rules.ts'
import { useSendWaiting } from '../state/send-waiting.ts'
import { stationTag } from './station-entry.tsx'
import { StationLine } from './station-line.tsx'
import * as text from './stations.en.ts'
import './stations.css'

export interface JourneyProps {
  readonly progress: Progress
  /** The next stop; null at the end. */
  readonly next: number | null
  /** Empty when the class links could not be loaded. */
  readonly classes: readonly ModuleClass[]
  /** Always the same: its hooks are called in every draw. */
  readonly exercises: Exercises
  /** What follows the last station. */
  readonly children: ReactNode
}

/** The whole journey below what is next: what is due for review, its map, and an entry per module. */
export function Journey({ progress, next, classes, exercises, children }: JourneyProps) {
  const client = useQueryClient()
  const practised = new Set(progress.practisedModules)
  exercises.useSendPractice(() => void client.invalidateQueries(progressQuery))
  useSendWaiting()
  exercises.useExerciseAhead(next)
  const [isExpected] = useState(isReviewExpected)
  useFilmAhead(next)
  return (
    <>
      {isExpected && <LateReviewCard isExpected />}
      <nav aria-label={text.map} className="panel hidden overflow-clip wide:block">
        <RailMap
          programmes={programmes}
          completed={progress.completedModules}
          current={next}
          to={paths.dashboardModule}
          stateOf={(number) =>
            stationTag(progress, number, next) + (practised.has(number) ? text.practised : '')
          }
          practised={practised}
          mistFrom={mistFrom(progress)}
        />
      </nav>
      <StationLine progress={progress} next={next} classes={classes} ExerciseRow={exercises.ExerciseRow} />
      {children}
      {/* As the last thing it moves nothing when it comes. */}
      {!isExpected && <LateReviewCard />}
    </>
  )
}

/** Most days there is nothing in it. No `Suspense`: another one on the page would hold up what opens next, the menu. */
function LateReviewCard({ isExpected = false }: { readonly isExpected?: boolean }) {
  const [Card, setCard] = useState<ComponentType<{ readonly room: ReactNode }>>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const load = () =>
      import('#features/review/web/review-card.tsx').then(
        ({ ReviewCard }) => setCard(() => ReviewCard),
        () => setFailed(true),
      )
    // Where nothing is due as far as this device knows, it can wait.
    const timer = setTimeout(load, isExpected ? 0 : afterPage)
    return () => clearTimeout(timer)
  }, [isExpected])
  const room = isExpected && !hasFailed && <div className="review-room min-h-44 @xl:min-h-[6.125rem]" />
  return Card ? <Card room={room} /> : room
}

/** By what this device knew last. Its room is kept, so that nothing moves when it comes. */
const isReviewExpected = () => Number(readLocal('reviewAt') ?? Number.POSITIVE_INFINITY) <= Date.now()

/** The first module of the first programme of which nothing is open yet. */
const mistFrom = (progress: Progress): number | undefined =>
  programmes.find((_, index) =>
    programmes.slice(index).every(({ modules }) => modules.every(({ number }) => isLocked(progress, number))),
  )?.modules[0]?.number
