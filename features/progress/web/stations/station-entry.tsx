import type { ReactNode } from 'react'
import type { Station } from '#features/modules/web/stations.ts'
import { PracticeSign } from '#features/modules/web/task-sign.tsx'
import type { Progress } from '#features/progress/contract.ts'
import { CheckIcon, ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { LockIcon } from '#platform/web/drawings/lock-icon.tsx'
import { isLocked, quizRowState } from '../state/progress-rules.ts'
import * as text from './stations.en.ts'

interface StationEntryProps {
  readonly station: Station
  /** Its state in a word; none for what is open before its turn: its rows say why. */
  readonly tag: string | undefined
  readonly isDone: boolean
  /** Its exercise is done. */
  readonly isPractised: boolean
  /** The station before it is done. */
  readonly isReached: boolean
  readonly isNext: boolean
  readonly isLocked: boolean
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

export function StationEntry(props: StationEntryProps) {
  const { station, tag, isDone, isPractised, isReached, isNext, isLocked, isOpen, onToggle, children } = props
  return (
    <li
      className="station"
      data-season={station.season}
      data-done={isDone || undefined}
      data-reached={isReached || undefined}
      data-next={isNext || undefined}
      data-locked={isLocked || undefined}
    >
      <details
        id={`module-${station.number}`}
        open={isOpen}
        // The event also follows a change made here; only the learner's own differs from what was drawn.
        onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
      >
        <summary className="line-head station-head focus-visible:z-3">
          <span className="station-stop" aria-hidden="true">
            {isDone ? <CheckIcon className="size-6" strokeWidth={3} /> : station.number}
          </span>
          <span className="station-words">
            <span className="flex flex-1 flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className={`station-title ${isLocked ? 'text-soft' : ''}`}>
                <span className="station-number">{text.moduleNumber(station.number)}</span>
                <span className="sr-only"> · </span>
                {station.title}
              </h3>
              {isPractised && (
                <>
                  <span className="sr-only">{text.practised}</span>
                  <PracticeSign isDone />
                </>
              )}
            </span>
            {tag && (
              <span className={`station-tag ${isNext ? 'font-bold text-season' : 'text-soft'}`}>
                {isLocked && <LockIcon className="size-4" />}
                <span className={isLocked ? 'sr-only' : ''}>{tag}</span>
              </span>
            )}
          </span>
          <ChevronDownIcon className="station-chevron" />
        </summary>
        <div className="station-body tight:ps-0">{children}</div>
      </details>
    </li>
  )
}

/** What a station's entry and its stop on the map say of it, in a word; the most advanced state wins. */
export function stationTag(progress: Progress, moduleNumber: number, nextStop: number | null): string {
  if (quizRowState(progress, moduleNumber) === 'checked') return text.tags.done
  if (moduleNumber === nextStop) return text.tags.nextStop
  return isLocked(progress, moduleNumber) ? text.tags.locked : text.tags.open
}
