import type { CSSProperties } from 'react'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'

/** At the end of the journey: what was punched out of the ticket falls once over the page, and is gone. */
export function PunchFall() {
  return (
    <div aria-hidden="true" className="punch-fall pointer-events-none absolute -inset-x-4.5 -top-44 z-2">
      {bits.map(({ id, number, season, style }) => (
        <span key={id} data-season={season} style={style}>
          <Punch number={number} />
        </span>
      ))}
    </div>
  )
}

const bitCount = 45

// Strewn, and yet alike each time: steps that have no common divisor with the whole.
const bits = Array.from({ length: bitCount }, (_, id) => {
  const { number = 1, season } = stations[id % stations.length] ?? {}
  const style = {
    insetInlineStart: `${(id * 37) % 100}%`,
    width: `${0.8 + (id % 4) * 0.15}rem`,
    animationDelay: `${((id * 29) % 60) / 100 + 0.3}s`,
    '--drift': `${((id * 17) % 11) - 5}rem`,
    '--turn': `${((id * 53) % 720) - 360}deg`,
  } as CSSProperties
  return { id, number, season, style }
})
