import { type MouseEvent, type ReactNode, useId } from 'react'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { modulesDone } from './boarding.en.ts'
import { BoardingScene } from './boarding-scene.tsx'
import * as text from './terminus.en.ts'
import './boarding.css'

interface TerminusCardProps {
  /** The request for the certificate. */
  readonly certificate: ReactNode
}

/** The end of the journey, on top of the dashboard: all modules are done, and the certificate is next. */
export function TerminusCard({ certificate }: TerminusCardProps) {
  const name = useLearnerName()
  const ticketId = useId()
  const season = stations.at(-1)?.season
  return (
    <section className="boarding [--scene:9rem]" data-season={season}>
      <BoardingScene season={season} />
      <div className="boarding-words beside:min-h-64">
        <h1 className="boarding-title beside:pb-[0.2rem]">{name ? text.arrivedAs(name) : text.arrived}</h1>
        <p className="boarding-line">{modulesDone(stations.length, stations.length)}</p>
        <div className="terminus-ask" onClickCapture={once}>
          <p id={ticketId} className="pb-[0.6rem] text-[0.9375rem]/[1.2] text-soft">
            {text.ticket}
          </p>
          <ol
            className="terminus-punches *:grid *:place-items-center *:text-season"
            aria-labelledby={ticketId}
          >
            {stations.map(({ number, name, season }) => (
              <li key={number} data-season={season} title={name}>
                <Punch number={number} className="size-7" />
                <span className="sr-only">{name}</span>
              </li>
            ))}
          </ol>
          {certificate}
        </div>
      </div>
    </section>
  )
}

// The second click of a double one would press what has just taken the button's place.
function once(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
