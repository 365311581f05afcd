import { Punch } from './punch.tsx'
import { stations } from './stations.ts'
import * as text from './ticket-holes.en.ts'
import './ticket-holes.css'

interface TicketHolesProps {
  readonly completed: readonly number[]
  /** The module whose hole is the newest. */
  readonly fresh: number
}

/** A place for each station on the ticket: its own shape once it is punched, its number before. */
export function TicketHoles({ completed, fresh }: TicketHolesProps) {
  return (
    <ol className="ticket-holes grid">
      {stations.map(({ number, name, season }) => {
        const isPunched = completed.includes(number)
        return (
          <li
            key={number}
            data-season={season}
            data-punched={isPunched || undefined}
            data-fresh={number === fresh || undefined}
            className="ticket-hole grid gap-1 text-center"
          >
            <span
              aria-hidden="true"
              className="hole-place relative grid place-items-center rounded-full font-display leading-none text-season"
            >
              {isPunched ? <Punch number={number} className="stamp w-full" /> : number}
            </span>
            <span className="hole-name font-display">
              <span className="sr-only">{text.module(number)}</span>
              {name}
              <span className="sr-only">{isPunched ? text.punched : text.notPunched}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
