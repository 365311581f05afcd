import { programmes } from 'virtual:programmes'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { useFilmAhead } from '#features/films/web/card/get-film.ts'
import { RailMap } from '#features/modules/web/rail/rail-map.tsx'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import { stations } from '#features/modules/web/stations.ts'
import type { Progress } from '#features/progress/contract.ts'
import { LateTermsNote } from '#features/site/web/late-terms-note.tsx'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { afterPage } from '#platform/web/lib/quiet-time.ts'
import { paths } from '#platform/web/paths.ts'
import type { AlongNoteProps } from '../along/along-note.tsx'
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
  /** Below the map. */
  readonly note: ReactNode
  /** What follows the last station. */
  readonly children: ReactNode
}

/** The whole journey below what is next: what is due for review, its map, and an entry per module. */
export function Journey({ progress, next, classes, exercises, note, children }: JourneyProps) {
  const client = useQueryClient()
  const practised = new Set(progress.practisedModules)
  exercises.useSendPractice(() => void client.invalidateQueries(progressQuery))
  useSendWaiting()
  exercises.useExerciseAhead(next)
  const [isExpected] = useState(isReviewExpected)
  useFilmAhead(next)
  return (
    <>
      {isExpected && <LateReviewCard isExpected isLikely />}
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
      {progress.completedModules.length === 0 && <LateCheckOffer />}
      {note}
      <StationLine progress={progress} next={next} classes={classes} ExerciseRow={exercises.ExerciseRow} />
      {children}
      {/* As the last thing it moves nothing when it comes. */}
      {!isExpected && <LateReviewCard isLikely={progress.completedModules.length > 0} />}
      <LateAlongNote
        numbers={stations.map(({ number }) => number)}
        completed={progress.completedModules}
        exerciseIdOf={exercises.exerciseIdOf}
      />
      <LateTermsNote />
    </>
  )
}

/** Once the page has come to rest. */
function LateAlongNote(props: AlongNoteProps) {
  const [Note, setNote] = useState<ComponentType<AlongNoteProps>>()
  useEffect(() => {
    const load = () =>
      import('../along/along-note.tsx').then(
        ({ AlongNote }) => setNote(() => AlongNote),
        () => {},
      )
    const timer = setTimeout(load, afterPage)
    return () => clearTimeout(timer)
  }, [])
  return Note && <Note {...props} />
}

interface LateReviewCardProps {
  readonly isExpected?: boolean
  /** Where this device knows nothing of it. */
  readonly isLikely: boolean
}

/** Most days there is nothing in it. No `Suspense`: another one on the page would hold up what opens next, the menu. */
function LateReviewCard({ isExpected = false, isLikely }: LateReviewCardProps) {
  const [Card, setCard] = useState<ComponentType<{ readonly room: ReactNode }>>()
  const [hasFailed, setFailed] = useState(false)
  const [isSoon] = useState(isExpected || (isLikely && !readLocal('reviewAt')))
  useEffect(() => {
    const load = () =>
      import('#features/review/web/review-card.tsx').then(
        ({ ReviewCard }) => setCard(() => ReviewCard),
        () => setFailed(true),
      )
    // Where nothing is due as far as this device knows, it can wait.
    const timer = setTimeout(load, isSoon ? 0 : afterPage)
    return () => clearTimeout(timer)
  }, [isSoon])
  const room = isExpected && !hasFailed && <div className="review-room min-h-44 @xl:min-h-[6.125rem]" />
  return Card ? <Card room={room} /> : room
}

/** For newcomers. Its room is there before it, unless this device knows that there is nothing to offer. */
function LateCheckOffer() {
  const [Offer, setOffer] = useState<ComponentType<{ readonly room: ReactNode }>>()
  const [isExpected, setExpected] = useState(() => !readLocal('checkOffer'))
  useEffect(() => {
    if (!isExpected) return
    const timer = setTimeout(() => {
      import('#features/assessments/web/check-offer.tsx').then(
        ({ CheckOffer }) => setOffer(() => CheckOffer),
        () => setExpected(false),
      )
    })
    return () => clearTimeout(timer)
  }, [isExpected])
  if (!isExpected) return null
  const room = <div className="check-room min-h-[7.25rem] @xl:min-h-[4.5rem]" />
  return Offer ? <Offer room={room} /> : room
}

/** By what this device knew last. Its room is kept, so that nothing moves when it comes. */
const isReviewExpected = () => Number(readLocal('reviewAt') ?? Number.POSITIVE_INFINITY) <= Date.now()

/** The first module of the first programme of which nothing is open yet. */
const mistFrom = (progress: Progress): number | undefined =>
  programmes.find((_, index) =>
    programmes.slice(index).every(({ modules }) => modules.every(({ number }) => isLocked(progress, number))),
  )?.modules[0]?.number
