import type { ReactNode } from 'react'
import type { Season } from '#features/modules/contract.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'

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

/** What a season is known by, at the end of a low strip that begins as card. */
const views: Readonly<Record<Season, string>> = {
  dawn: '-70 264 400 116',
  winter: '210 163 546 140',
  spring: '850 452 400 112',
  summer: '1010 268 585 172',
  fall: '1590 436 410 112',
}

const end = 'xMaxYMid'

/** The part of the line ahead that runs through one season. */
export function SeasonCard(props: SeasonCardProps) {
  const { title, season, hasTrain, isReached, isLeft, isLast, isInMist, children } = props
  return (
    <div
      className={`season-card panel ${isInMist ? '[--land:3.5rem] @xl:[--land:5rem]' : '@xl:[--land:6rem]'}`}
      data-season={season}
      data-reached={isReached || undefined}
      data-left={isLeft || undefined}
      data-last={isLast || undefined}
    >
      <div className="season-head relative flex items-center overflow-clip tight:ps-3 wide:hidden">
        <div className="season-land [&_.mist]:opacity-50">
          <Landscape season={season} view={season && views[season]} align={end} mist={isInMist} />
        </div>
        <p className="relative max-w-[max(8rem,50%)] text-balance font-display text-[1.25rem]/[1.1] text-season">
          {title}
        </p>
      </div>
      {hasTrain && <TrainFront />}
      <ol className="station-line">{children}</ol>
    </div>
  )
}

/** As on the logo, with its lights on: it stands on the track, before the next stop. */
function TrainFront() {
  return (
    <svg viewBox="0 0 36 42" className="season-train tight:hidden wide:hidden" aria-hidden="true">
      <path className="stroke-ink" strokeWidth="3.5" strokeLinecap="round" d="m12 33-4 6m16-6 4 6" />
      <rect className="fill-card" width="37" height="37" x="-.5" y="-.5" rx="11.5" />
      <rect className="fill-ink" x="2" y="2" width="32" height="32" rx="9" />
      <path className="fill-season" d="M2 19.500h32v4.500H2z" />
      <path
        fill="#ffcf70"
        d="M9 8h6a2 2 0 0 1 2 2v4.500a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Zm12 0h6a2 2 0 0 1 2 2v4.500a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM8 28.500a2.200 2.200 0 1 1 4.400 0 2.200 2.200 0 0 1-4.400 0Zm15.600 0a2.200 2.200 0 1 1 4.400 0 2.200 2.200 0 0 1-4.400 0Z"
      />
    </svg>
  )
}
