import { programmes } from 'virtual:programmes'
import { lazy } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { type Station, stations } from '#features/modules/web/stations.ts'
import type { Progress } from '#features/progress/contract.ts'
import { CheckIcon, ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import type { Exercises } from '../state/exercises.ts'
import { useOpenStation } from '../state/open-station.ts'
import { classRowState, isByLesson, isLocked, openQuizOf, quizRowState } from '../state/progress-rules.ts'
import { SeasonCard } from './season-card.tsx'
import { StationEntry, stationTag } from './station-entry.tsx'
import * as text from './stations.en.ts'
import { ClassRow, QuizRow } from './task-row.tsx'

// For newcomers alone. The page waits for it: it stands above the line, which would move.
const FirstSteps = lazy(() => import('./first-steps.tsx').then((part) => ({ default: part.FirstSteps })))

interface StationLineProps {
  readonly progress: Progress
  readonly next: number | null
  /** Empty when the class links could not be loaded. */
  readonly classes: readonly ModuleClass[]
  readonly ExerciseRow: Exercises['ExerciseRow']
}

/**
 * The accordion (S2.18), one entry per module: those behind folded in one row, those ahead by season. Where the page is
 * narrow these are the line itself.
 */
export function StationLine({ progress, next, classes, ExerciseRow }: StationLineProps) {
  const { open, toggle } = useOpenStation()
  const isDone = (number: number | undefined) =>
    number !== undefined && progress.completedModules.includes(number)
  const before = (number: number) => stations[stations.findIndex((it) => it.number === number) - 1]?.number
  const isReached = (number: number) => isDone(before(number))

  const tagOf = (number: number) => {
    const tag = stationTag(progress, number, next)
    return tag === text.tags.open ? undefined : tag
  }

  const entryOf = (station: Station) => (
    <StationEntry
      key={station.number}
      station={station}
      tag={tagOf(station.number)}
      isDone={isDone(station.number)}
      isPractised={progress.practisedModules.includes(station.number)}
      isReached={isReached(station.number)}
      isNext={station.number === next}
      isLocked={isLocked(progress, station.number)}
      isOpen={station.number === open}
      onToggle={(isOpen) => toggle(station.number, isOpen)}
    >
      <ClassRow
        moduleNumber={station.number}
        state={classRowState(progress, station.number)}
        isAhead={station.number !== next}
        isLessonRead={isByLesson(progress, station.number)}
        announced={classes.find(({ moduleNumber }) => moduleNumber === station.number)}
      />
      <QuizRow
        moduleNumber={station.number}
        state={quizRowState(progress, station.number)}
        openQuiz={openQuizOf(progress, station.number)}
      />
      <ExerciseRow
        moduleNumber={station.number}
        isDone={progress.practisedModules.includes(station.number)}
      />
    </StationEntry>
  )

  const place = next === null ? stations.length : stations.findIndex(({ number }) => number === next)
  const behind = stations.slice(0, place)
  const ahead = stations.slice(place)
  const isNew = progress.completedModules.length + progress.attendedModules.length === 0
  return (
    <>
      {isNew && <FirstSteps />}
      <h2 className="text-[1.5rem]">{text.all}</h2>
      {behind.length > 0 && (
        // Folded only while something else is next.
        <details className="behind panel" open={next === null || undefined}>
          <summary className="line-head min-h-14 gap-3 ps-[0.9rem] pe-[1.1rem]">
            <span className="behind-sign size-8 bg-(--right) text-card" aria-hidden="true">
              <CheckIcon className="size-5" strokeWidth={3.5} />
            </span>
            <span className="station-title flex-1 font-display leading-[1.15] tight:order-1 tight:basis-full">
              {text.behind(behind.length)}
            </span>
            <ChevronDownIcon className="station-chevron" />
          </summary>
          <ol className="station-line behind-line">{behind.map(entryOf)}</ol>
        </details>
      )}
      {ahead.length > 0 && (
        <div className="grid gap-3">
          {programmes.map(({ id, title, season, modules }) => {
            const here = ahead.filter((station) => modules.some(({ number }) => number === station.number))
            const [first] = here
            const last = here.at(-1)
            return (
              first &&
              last && (
                <SeasonCard
                  key={id}
                  title={title}
                  season={season}
                  hasTrain={first.number === next}
                  isReached={isReached(first.number)}
                  isLeft={isDone(last.number)}
                  isLast={last === stations.at(-1)}
                  isInMist={here.every(({ number }) => isLocked(progress, number))}
                >
                  {here.map(entryOf)}
                </SeasonCard>
              )
            )
          })}
        </div>
      )}
    </>
  )
}
