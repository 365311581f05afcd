import { Punch } from './punch.tsx'
import { stations } from './stations.ts'

/** The shape of every station, for pages that the server writes: `<use href="#punch-3"/>`. */
export function PunchSymbols() {
  return (
    <svg className="punch-symbols" width="0" height="0" aria-hidden="true">
      {stations.map(({ number }) => (
        <symbol key={number} id={`punch-${number}`} viewBox="0 0 24 24">
          <Punch number={number} />
        </symbol>
      ))}
    </svg>
  )
}
