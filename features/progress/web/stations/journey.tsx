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
import { writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
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
  // For lessons, which ask for no progress.
  const known = JSON.stringify(progress.practisedModules)
  useEffect(() => writeOwnNumbers('practised', JSON.parse(known)), [known])
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

/**
 * Fetched `wait` ms after the page, and never where that is undefined. No `Suspense`: another one on the page would hold up
 * what opens next, the menu.
 */
function useLate<Props>(load: () => Promise<ComponentType<Props>>, wait: number | undefined) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isOff, setOff] = useState(wait === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    if (isOff) return
    const fetchPart = () =>
      load().then(
        (part) => setPart(() => part),
        () => setOff(true),
      )
    const timer = setTimeout(fetchPart, wait)
    return () => clearTimeout(timer)
  }, [])
  return { Part, isOff }
}

const loadAlongNote = () => import('../along/along-note.tsx').then(({ AlongNote }) => AlongNote)

/** Once the page has come to rest. */
function LateAlongNote(props: AlongNoteProps) {
  const { Part } = useLate(loadAlongNote, afterPage)
  return Part && <Part {...props} />
}

interface LateReviewCardProps {
  readonly isExpected?: boolean
  /** Where this device knows nothing of it. */
  readonly isLikely: boolean
}

const loadReviewCard = () =>
  import('#features/review/web/review-card.tsx').then(({ ReviewCard }) => ReviewCard)

/** Most days there is nothing in it. */
function LateReviewCard({ isExpected = false, isLikely }: LateReviewCardProps) {
  const [isSoon] = useState(isExpected || (isLikely && !readLocal('reviewAt')))
  // Where nothing is due as far as this device knows, it can wait.
  const { Part, isOff } = useLate(loadReviewCard, isSoon ? 0 : afterPage)
  const room = isExpected && !isOff && <div className="review-room min-h-44 @xl:min-h-[6.125rem]" />
  return Part ? <Part room={room} /> : room
}

const loadCheckOffer = () =>
  import('#features/assessments/web/check-offer.tsx').then(({ CheckOffer }) => CheckOffer)

/** For newcomers. Its room is there before it, unless this device knows that there is nothing to offer. */
function LateCheckOffer() {
  const { Part, isOff } = useLate(loadCheckOffer, readLocal('checkOffer') ? undefined : 0)
  const room = !isOff && <div className="min-h-[7.25rem] @xl:min-h-[4.5rem]" />
  return Part ? <Part room={room} /> : room
}

/** By what this device knew last. Its room is kept, so that nothing moves when it comes. */
const isReviewExpected = () => Number(readLocal('reviewAt') ?? Number.POSITIVE_INFINITY) <= Date.now()

/** The first module of the first programme of which nothing is open yet. */
const mistFrom = (progress: Progress): number | undefined =>
  programmes.find((_, index) =>
    programmes.slice(index).every(({ modules }) => modules.every(({ number }) => isLocked(progress, number))),
  )?.modules[0]?.number
