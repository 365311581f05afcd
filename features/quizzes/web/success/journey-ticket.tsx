import { programmes } from 'virtual:programmes'
import { type ComponentType, type CSSProperties, type ReactNode, Suspense } from 'react'
import { Punch, Rays } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { TicketHoles } from '#features/modules/web/ticket-holes.tsx'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { DateStamp } from '#platform/web/ui/date-stamp.tsx'
import type { Finish } from '../go-to-success.ts'
import * as text from './success.en.ts'
import '#platform/web/ui/torn-ticket.css'
import './journey-ticket.css'

interface JourneyTicketProps {
  readonly moduleNumber: number
  readonly title: string
  readonly completed: readonly number[]
  /** False while it is not known which others are completed. */
  readonly isCounted: boolean
  /** Once all are punched they lie along the line. */
  readonly hasHoles: boolean
  readonly finish: Finish | null
  /** At the end of a programme. */
  readonly Badge: BadgeOf | false
}

/** Stands in the place of what is within it, for a learner who has earned the badge of the programme that ends with this module. */
export type BadgeOf = ComponentType<{ readonly moduleNumber: number; readonly children: ReactNode }>

/** The learner's ticket with a hole for each module, the newest just punched; when and how well on its stub. */
export function JourneyTicket({
  moduleNumber,
  title,
  completed,
  isCounted,
  hasHoles,
  finish,
  Badge,
}: JourneyTicketProps) {
  const name = useLearnerName()
  const { finishedAt, firstTries, questionCount } = finish ?? {}
  const isTold = firstTries !== undefined && questionCount !== undefined
  const tries = isTold && text.firstTries(firstTries, questionCount)
  const fresh = (
    <div className="ticket-fresh flex flex-wrap items-center">
      <FreshPunch number={moduleNumber} />
      <p className="min-w-0 flex-[1_1_7rem] font-display wrap-anywhere">
        <span className="text-season">{text.module(moduleNumber)}</span>
        <strong className="fresh-title block">{title}</strong>
      </p>
    </div>
  )
  return (
    <div className="torn">
      <div className="torn-body @container flex flex-col">
        <div aria-hidden="true" className="torn-stripe">
          {programmes.map(({ id, season }) => (
            <span key={id} data-season={season} />
          ))}
        </div>
        {Badge ? (
          <div className="ticket-badge grid">
            <Suspense fallback={fresh}>
              <Badge moduleNumber={moduleNumber}>{fresh}</Badge>
            </Suspense>
          </div>
        ) : (
          fresh
        )}
        <p className="arrival-large mb-[var(--count-foot,0.9rem)] flex flex-wrap justify-between gap-x-4 gap-y-[0.1rem] font-display [line-height:1.15]">
          <bdi className="min-w-0 wrap-anywhere">{name ?? text.yourTicket}</bdi>
          {isCounted && <span>{text.modulesDone(completed.length, stations.length)}</span>}
        </p>
        {hasHoles && <TicketHoles completed={completed} fresh={moduleNumber} />}
      </div>
      <div className="torn-stub">
        <p
          className={`stub-words min-w-0 ${tries ? 'arrival-large mb-[var(--tries-foot,0.25rem)] font-display [line-height:1.1]' : 'ticket-punched text-soft'}`}
        >
          {tries || text.punched(title)}
        </p>
        {finishedAt ? (
          <DateStamp words={text.stamp} at={finishedAt} language={pageLanguage} />
        ) : (
          <p aria-hidden="true" className="date-stamp">
            {text.stamp}
            <strong>{text.module(moduleNumber)}</strong>
            <Punch number={moduleNumber} className="mt-[0.15rem] w-[1.1rem]" />
          </p>
        )}
      </div>
    </div>
  )
}

/** The newest stamp, more than twice as large as those below: a bit of paper falls out of it, and rays stay. */
function FreshPunch({ number }: { readonly number: number }) {
  return (
    <span
      aria-hidden="true"
      className="fresh-punch relative grid w-[var(--fresh,4.5rem)] flex-none place-items-center text-season"
    >
      <Punch number={number} className="stamp w-full" />
      <Punch number={number} className="hole-chad absolute w-[72%]" />
      <Rays />
    </span>
  )
}

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
