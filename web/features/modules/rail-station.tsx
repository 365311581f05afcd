import * as text from './rail-map.en.ts'
import type { Bend } from './rail-shape.ts'
import { TrainIcon } from './train-icon.tsx'

interface RailStationProps {
  readonly number: number
  readonly name: string
  readonly level: 0 | 1 | 2
  /** How the track goes on; null at the end of the line. */
  readonly bend: Bend | null
  readonly isDone: boolean
  /** The station before this one is done, or there is none. */
  readonly isReached: boolean
  readonly isCurrent: boolean
  readonly hasTrain: boolean
}

const tracks: Record<Bend, string> = {
  rise: 'M0 26C50 26 50 0 100 0',
  level: 'M0 13H100',
  fall: 'M0 0C50 0 50 26 100 26',
}

/** One station: what it looks like is said in words too, for those who do not see it. */
export function RailStation({
  number,
  name,
  level,
  bend,
  isDone,
  isReached,
  isCurrent,
  hasTrain,
}: RailStationProps) {
  return (
    <li
      className="rail-station"
      data-level={level}
      data-bend={bend}
      data-done={isDone || undefined}
      data-reached={isReached || undefined}
      data-current={isCurrent || undefined}
    >
      {bend && (
        <svg className="rail-track" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
          <path d={tracks[bend]} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <span className="rail-stop" aria-hidden="true">
        {isDone ? <Tick /> : number}
      </span>
      <span className="rail-name">
        <span className="sr-only">{text.module(number)}</span>
        {name}
        {isDone && <span className="sr-only">{text.done}</span>}
        {isCurrent && <span className="sr-only">{text.nextStop}</span>}
      </span>
      {hasTrain && <TrainIcon />}
    </li>
  )
}

function Tick() {
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      <path d="m4 10.500 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
