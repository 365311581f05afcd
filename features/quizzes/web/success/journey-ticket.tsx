import { programmes } from 'virtual:programmes'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { TicketHoles } from '#features/modules/web/ticket-holes.tsx'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { DateStamp } from '#platform/web/ui/date-stamp.tsx'
import type { Finish } from '../go-to-success.ts'
import { FreshPunch } from './fresh-punch.tsx'
import * as text from './success.en.ts'
import '#platform/web/ui/torn-ticket.css'
import './fresh-punch.css'

interface JourneyTicketProps {
  readonly moduleNumber: number
  readonly title: string
  readonly completed: readonly number[]
  /** False while it is not known which others are completed. */
  readonly isCounted: boolean
  readonly finish: Finish | null
}

/** The learner's ticket with a hole for each module, the newest just punched; when and how well on its stub. */
export function JourneyTicket({ moduleNumber, title, completed, isCounted, finish }: JourneyTicketProps) {
  const name = useLearnerName()
  const { finishedAt, firstTries, questionCount } = finish ?? {}
  return (
    <div className="torn">
      <div className="torn-body">
        <div aria-hidden="true" className="torn-stripe">
          {programmes.map(({ id, season }) => (
            <span key={id} data-season={season} />
          ))}
        </div>
        <div className="ticket-fresh">
          <FreshPunch number={moduleNumber} />
          <p className="fresh-words">
            <span className="text-season">{text.module(moduleNumber)}</span>
            <strong className="fresh-title">{title}</strong>
          </p>
        </div>
        <p className="ticket-count">
          <bdi>{name ?? text.yourTicket}</bdi>
          {isCounted && <span>{text.modulesDone(completed.length, stations.length)}</span>}
        </p>
        <TicketHoles completed={completed} fresh={moduleNumber} />
      </div>
      <div className="torn-stub">
        <div>
          {firstTries !== undefined && questionCount !== undefined ? (
            <p className="ticket-tries">{text.firstTries(firstTries, questionCount)}</p>
          ) : (
            <p>{text.punched(title)}</p>
          )}
        </div>
        {finishedAt ? (
          <DateStamp words={text.stamp} at={finishedAt} language={pageLanguage} />
        ) : (
          <p aria-hidden="true" className="date-stamp">
            {text.stamp}
            <strong>{text.module(moduleNumber)}</strong>
            <Punch number={moduleNumber} />
          </p>
        )}
      </div>
    </div>
  )
}
