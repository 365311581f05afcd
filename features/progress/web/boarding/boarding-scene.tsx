import { programmes } from 'virtual:programmes'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Season } from '#features/modules/contract.ts'
import { RailLand } from '#features/modules/web/rail/rail-land.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { Train } from '#platform/web/drawings/train.tsx'

interface BoardingSceneProps {
  readonly season: Season | undefined
  /** Of the stop that is next. */
  readonly number: number
  readonly completed: readonly number[]
}

// The ground meets the track, whatever is cut off above.
const ground = { align: 'xMidYMax' } as const

/**
 * The whole line with the train before the next stop; where there is room for the map below, the land of that stop alone.
 * Decoration: the words stand beside it.
 */
export function BoardingScene({ season, number, completed }: BoardingSceneProps) {
  const scene = useRef<HTMLDivElement>(null)
  const [isBeside, setBeside] = useState<boolean>()
  useLayoutEffect(() => {
    const card = scene.current?.parentElement
    // As the styles of the card have it.
    const look = () => scene.current && setBeside(getComputedStyle(scene.current).position === 'absolute')
    look()
    const watch = new ResizeObserver(look)
    if (card) watch.observe(card)
    return () => watch.disconnect()
  }, [])
  if (!isBeside)
    return (
      <div ref={scene} className="boarding-scene">
        {isBeside === false && (
          <RailLand
            programmes={programmes}
            isDone={(module) => completed.includes(module)}
            current={number}
            isStrip
          />
        )}
      </div>
    )
  return (
    <div ref={scene} className="boarding-scene" aria-hidden="true">
      <div className="absolute inset-0 isolate overflow-clip">
        <Landscape season={season} {...ground} />
      </div>
      <div className="boarding-track" />
      <Train className="boarding-train" />
      <span className="boarding-stop">{number}</span>
      <svg
        viewBox="0 0 40 100"
        preserveAspectRatio="none"
        className="absolute inset-y-0 start-[-1px] z-1 hidden h-full w-20 fill-season-full [scale:var(--start)_1] beside:block"
        aria-hidden="true"
      >
        <path opacity=".5" d="M0 0h34c8 34-24 58-12 100H0Z" />
        <path d="M0 0h24c10 34-22 60-8 100H0Z" />
      </svg>
    </div>
  )
}
