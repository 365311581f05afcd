import type { CSSProperties } from 'react'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import './punch-fall.css'

/** At the end of the journey: what was punched out of the ticket falls once over the page, and is gone. */
export function PunchFall() {
  return (
    <div aria-hidden="true" className="punch-fall">
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
    '--at': `${(id * 37) % 100}%`,
    '--delay': `${((id * 29) % 60) / 100 + 0.3}s`,
    '--drift': `${((id * 17) % 11) - 5}rem`,
    '--turn': `${((id * 53) % 720) - 360}deg`,
    '--size': `${0.8 + (id % 4) * 0.15}rem`,
  } as CSSProperties
  return { id, number, season, style }
})
