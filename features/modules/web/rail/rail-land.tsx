import type { CSSProperties } from 'react'
import type { Programme } from '#features/modules/contract.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { TrainDrawing } from '#platform/web/drawings/train.tsx'
import { handPath } from '../task-sign.tsx'
import { scene, stationPlaces, trackBetween, trackHeight, trackPath, trackSlope } from './track.ts'
import './rail-land.css'

interface RailLandProps {
  readonly programmes: readonly Programme[]
  readonly isDone: (moduleNumber: number) => boolean
  readonly practised?: ReadonlySet<number> | undefined
  readonly current: number | null
  readonly mistFrom?: number | undefined
  /** A strip as wide as a phone, of any height up to 0.3 of that: what stands on the line is larger. */
  readonly isStrip?: boolean
}

/**
 * `view` is what is seen of the scene. The train's foremost point stands `distance` before its stop, at the end of the
 * journey before the last one; in the strip it stands at it, and the signs of the stops hang below the line.
 */
const map = { view: `0 150 ${scene.width} 540`, large: 1, distance: 44, size: 0.62, drop: 0 }
const strip = { view: `0 100 ${scene.width} 600`, large: 1.8, distance: -70, size: 1.6, drop: 32 }

/** The journey's picture: the land, the track as far as it was travelled, the stops and the train. */
export function RailLand({
  programmes,
  isDone,
  practised,
  current,
  mistFrom,
  isStrip = false,
}: RailLandProps) {
  const { view, large, distance, size, drop } = isStrip ? strip : map
  const seasons = new Map(
    programmes.flatMap(({ season, modules }) => modules.map(({ number }) => [number, season])),
  )
  const places = stationPlaces(programmes)
  const index = places.findIndex(({ number }) => number === current)
  const standing = places[index] ?? places.at(-1)
  const cameFrom = places[index - 1] ?? standing
  const from = mistFrom === undefined ? undefined : places.find(({ number }) => number === mistFrom)
  const part = scene.width / programmes.length
  return (
    <div className="rail-land relative isolate overflow-clip" aria-hidden="true">
      <Landscape view={view} {...(from && { mist: Math.floor(from.x / part) * part })} />
      <svg
        viewBox={view}
        preserveAspectRatio="xMidYMax slice"
        className="rail-drawing absolute h-full w-full text-ink [scale:var(--start)_1]"
        aria-hidden="true"
      >
        <g fill="none" strokeWidth={11 * large}>
          <path className="rail-bed" stroke="var(--color-card)" strokeWidth={20 * large} d={trackPath} />
          {/* On its bed at least 3 : 1. */}
          <path className="rail-ahead" stroke="var(--color-field)" d={trackPath} />
          {places.map(({ number, x }, index) => {
            const before = places[index - 1]
            return (
              (!before || isDone(before.number)) && (
                <path
                  key={number}
                  data-season={seasons.get(number)}
                  data-current={number === current || undefined}
                  className="rail-piece"
                  pathLength={1}
                  d={trackBetween(before?.x ?? -60, x)}
                />
              )
            )
          })}
        </g>
        {standing && cameFrom && (
          <Engine
            nose={standing.x - distance}
            from={cameFrom.x - distance}
            size={size}
            season={seasons.get(standing.number)}
          />
        )}
        {places.map(({ number, x, y }) => (
          <g
            key={number}
            data-season={seasons.get(number)}
            data-current={number === current || undefined}
            className="rail-mark"
            transform={`${moved(x, y + drop)}scale(${large})`}
          >
            <g strokeWidth="9">
              <circle
                r={number === current ? 41 : 34}
                strokeWidth={number === current ? 14 : 0}
                strokeOpacity="0.500"
              />
              <circle r={number === current ? 31 : 26} fill={isDone(number) ? 'var(--season)' : undefined} />
              <g className="rail-mark-sign [scale:var(--start)_1]">
                {isDone(number) ? (
                  <path
                    fill="none"
                    stroke="var(--color-card)"
                    strokeWidth="7"
                    strokeLinecap="round"
                    d="m-11 1 8 8 15-17"
                  />
                ) : (
                  <text fill="var(--color-ink)" y="10">
                    {number}
                  </text>
                )}
              </g>
            </g>
            {practised?.has(number) && (
              <g
                className="rail-practised"
                strokeWidth="3"
                strokeLinecap="round"
                strokeLinejoin="round"
                transform={moved(36, -36)}
              >
                <circle r="21" />
                <path
                  d={handPath}
                  fill="none"
                  strokeWidth="2.400"
                  transform="translate(-13.2-13.2)scale(1.1)"
                />
              </g>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}

interface EngineProps {
  /** Where its foremost point stands, and where it stood before the journey to it. */
  readonly nose: number
  readonly from: number
  readonly size: number
  readonly season: Programme['season']
}

function Engine({ nose, from, size, season }: EngineProps) {
  const travel = { '--from-x': `${from - nose}px`, '--from-y': `${trackHeight(from) - trackHeight(nose)}px` }
  return (
    // A page that is built beforehand has no styles of its own, and no train that came from anywhere.
    <g
      data-season={season}
      className="rail-engine"
      {...(from !== nose && { style: travel as CSSProperties })}
    >
      <g transform={standingAt(nose, size)}>
        <TrainDrawing />
      </g>
    </g>
  )
}

/** A `transform` to a place of the scene. */
const moved = (x: number, y: number) => `translate(${x} ${y})`

/** A `transform` for a train whose foremost point stands at an x of the track, turned as the rail is below it. */
function standingAt(x: number, size: number): string {
  const turn = (Math.atan(trackSlope(x - 50)) * 180) / Math.PI
  return `${moved(x, trackHeight(x) - 5)} rotate(${turn.toFixed(1)}) scale(${size})`
}
