import * as text from './rail-map.en.ts'

interface RailStationProps {
  readonly number: number
  readonly name: string
  readonly level: 0 | 1 | 2
  /** Null at the end of the line. */
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

/** What a station looks like is said in words too, for screen readers. */
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

export function TrainIcon() {
  return (
    <svg viewBox="0 0 48 26" className="rail-train" aria-hidden="true">
      <g className="fill-season">
        <circle cx="11" cy="22" r="3.500" />
        <circle cx="35" cy="22" r="3.500" />
      </g>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M3 0h29c9 0 16 8 16 17v3H0V3a3 3 0 0 1 3-3Zm6 5a2 2 0 0 0-2 2v3a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Zm13 0a2 2 0 0 0-2 2v3a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Z"
      />
    </svg>
  )
}

type Bend = 'rise' | 'level' | 'fall'

// One hill and one valley, over and over: 0 is the highest.
const hills = [2, 1, 0, 0, 1, 2] as const

/** How far down a station lies on the map that runs across. */
export function levelOf(index: number): 0 | 1 | 2 {
  return hills[index % hills.length] ?? 0
}

export function bendAfter(index: number): Bend {
  const drop = levelOf(index + 1) - levelOf(index)
  if (drop === 0) return 'level'
  return drop > 0 ? 'fall' : 'rise'
}
