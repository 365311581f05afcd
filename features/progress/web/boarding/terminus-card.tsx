import { type CSSProperties, type ReactNode, useId } from 'react'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { modulesDone } from './boarding.en.ts'
import { once } from './boarding-action.tsx'
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
        <h1 className="text-[2rem]/[1.08] beside:text-[2.75rem] beside:pb-[0.2rem]">
          {name ? text.arrivedAs(name) : text.arrived}
        </h1>
        <p className="font-display text-[1.125rem]/[1.2] beside:text-[1.3rem]">
          {modulesDone(stations.length, stations.length)}
        </p>
        {/* What one gets lies on paper, torn off below. */}
        <div
          className="terminus-ask -mx-4.5 mt-[0.9rem] -mb-[0.9rem] bg-card px-4.5 pt-[1.1rem] pb-[0.9rem] text-ink [--focus:var(--color-ink)] beside:m-[1.1rem_0_0] beside:max-w-[26rem] beside:rounded-[0.875rem] beside:p-[1.1rem]"
          onClickCapture={once}
        >
          <p id={ticketId} className="pb-[0.6rem] text-[0.9375rem]/[1.2] text-soft">
            {text.ticket}
          </p>
          <ol
            className="terminus-punches grid max-w-[26rem] grid-cols-[repeat(auto-fit,minmax(1.25rem,1fr))] gap-[0.4rem] pb-[1.1rem] *:grid *:place-items-center *:text-season"
            aria-labelledby={ticketId}
          >
            {stations.map(({ number, name, season }) => (
              <li key={number} data-season={season} title={name} style={{ '--nth': number } as CSSProperties}>
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
