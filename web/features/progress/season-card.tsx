import type { ReactNode } from 'react'
import type { Season } from '#contract/modules.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { Landscape } from '#web/ui/landscape.tsx'

interface SeasonCardProps {
  readonly title: string
  readonly season: Season | undefined
  /** The next stop is its first. */
  readonly hasTrain: boolean
  /** The station before its first one is done. */
  readonly isReached: boolean
  /** Its last station is done. */
  readonly isLeft: boolean
  readonly isLast: boolean
  /** None of its modules is open yet. */
  readonly isInMist: boolean
  readonly children: ReactNode
}

/** The part of the line ahead that runs through one season. */
export function SeasonCard(props: SeasonCardProps) {
  const { title, season, hasTrain, isReached, isLeft, isLast, isInMist, children } = props
  return (
    <div
      className="season-card"
      data-season={season}
      data-reached={isReached || undefined}
      data-left={isLeft || undefined}
      data-last={isLast || undefined}
      data-mist={isInMist || undefined}
    >
      <div className="season-land">
        <Landscape season={season} mist={isInMist} />
      </div>
      {hasTrain && <TrainFromAbove />}
      <p className="season-title">
        {isInMist && <LockIcon className="size-4" />}
        {title}
      </p>
      <ol className="station-line">{children}</ol>
    </div>
  )
}

/** On the track, before the next stop. */
function TrainFromAbove() {
  return (
    <svg viewBox="0 0 34 92" className="season-train" aria-hidden="true">
      <path fill="currentColor" d="M4 4a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v36a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3Z" />
      <path
        fill="currentColor"
        d="M15 42h4v6h-4ZM4 50a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v22c0 12-6 20-13 20S4 84 4 72Z"
      />
      <path className="season-stripe" d="M14 0h6v43h-6Zm0 47h6v26h-6Z" />
      <path className="season-lamp" d="M8 76h18c-1 6-5 10-9 10s-8-4-9-10Z" />
    </svg>
  )
}
