import { type CSSProperties, type ReactNode, Suspense, useId } from 'react'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { Train } from '#platform/web/drawings/train.tsx'
import { modulesDone } from './boarding.en.ts'
import { once } from './boarding-action.tsx'
import * as text from './terminus.en.ts'
import '#platform/web/ui/torn-ticket.css'
import './boarding.css'
import './terminus.css'

interface TerminusCardProps {
  /** The request for the certificate. */
  readonly certificate: ReactNode
  /** What has come of it: words, and a picture in the sky. */
  readonly reward: ReactNode
}

/** The end of the journey, on top of the dashboard: the train at the end of its line, and the whole ticket. */
export function TerminusCard({ certificate, reward }: TerminusCardProps) {
  const name = useLearnerName()
  const ticketId = useId()
  const season = stations.at(-1)?.season
  return (
    <section className="boarding terminus" data-season={season}>
      <div className="terminus-scene" aria-hidden="true">
        <div className="terminus-land">
          <Landscape season={season} {...(season === 'fall' && stationHouse)} />
        </div>
        <div className="boarding-track" />
        <Train carriages={2} className="boarding-train" />
        <span className="boarding-stop">
          <CheckIcon className="size-7" strokeWidth={3.5} />
        </span>
      </div>
      <div className="terminus-words">
        <h1>{name ? text.arrivedAs(name.split(' ')[0] ?? name) : text.arrived}</h1>
        <p>{modulesDone(stations.length, stations.length)}</p>
        <Suspense>{reward}</Suspense>
      </div>
      <div className="terminus-ticket torn-frame" onClickCapture={once}>
        <div className="torn">
          <div className="torn-body">
            <p id={ticketId} className="terminus-note">
              {text.ticket}
            </p>
            <ol className="terminus-punches" aria-labelledby={ticketId}>
              {stations.map(({ number, name, season }) => (
                <li
                  key={number}
                  data-season={season}
                  title={name}
                  style={{ '--nth': number } as CSSProperties}
                >
                  <Punch number={number} className="stamp" />
                  <span className="sr-only">{name}</span>
                </li>
              ))}
            </ol>
          </div>
          <div className="torn-stub">{certificate}</div>
        </div>
      </div>
    </section>
  )
}

// The house at the end of the line, and sky above the trees for the words.
const stationHouse = { view: '1560 196 440 386', align: 'xMaxYMax' } as const
