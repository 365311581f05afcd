import type { ReactNode } from 'react'
import { Punch } from '#web/features/modules/punch.tsx'
import { stations } from '#web/features/modules/stations.ts'
import { useLearnerName } from '#web/features/shell/learner-name.ts'
import { BoardingScene } from './boarding-scene.tsx'
import * as text from './dashboard.en.ts'
import './boarding.css'
import './boarding-wide.css'

interface TerminusCardProps {
  /** The request for the certificate. */
  readonly certificate: ReactNode
}

/** The end of the journey, on top of the dashboard: all modules are done, and the certificate is next. */
export function TerminusCard({ certificate }: TerminusCardProps) {
  const name = useLearnerName()
  const season = stations.at(-1)?.season
  return (
    <section className="boarding terminus" data-season={season}>
      <BoardingScene season={season} />
      <div className="boarding-words">
        <h1 className="boarding-title">{name ? text.arrivedAs(name) : text.arrived}</h1>
        <p className="boarding-line">{text.modulesDone(stations.length, stations.length)}</p>
        <div className="terminus-ask">
          <div className="terminus-punches" aria-hidden="true">
            {stations.map(({ number, season }) => (
              <span key={number} data-season={season} className="text-season">
                <Punch number={number} className="size-6" />
              </span>
            ))}
          </div>
          {certificate}
        </div>
      </div>
    </section>
  )
}
