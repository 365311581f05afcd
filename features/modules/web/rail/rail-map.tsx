import type { Programme } from '#features/modules/contract.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { RailLand } from './rail-land.tsx'
import * as text from './rail-map.en.ts'
import './rail-map.css'

interface RailMapProps {
  readonly programmes: readonly Programme[]
  readonly completed: readonly number[]
  /** The next stop, where the train stands; null when the journey is over and it stands at the last. */
  readonly current: number | null
  /** Where each station leads; without it they are no links. */
  readonly to?: (moduleNumber: number) => string
  /** The state of a station in words, for screen readers. */
  readonly stateOf?: (moduleNumber: number) => string
  /** Modules whose exercise is done; each has a sign beside its stop. */
  readonly practised?: ReadonlySet<number>
  /** Modules from here on lie in mist. */
  readonly mistFrom?: number | undefined
}

/** The journey as a railway through its landscape, as wide as its container, with the names below. */
export function RailMap(props: RailMapProps) {
  const { programmes, completed, current, to, stateOf, practised, mistFrom } = props
  const isDone = (number: number) => completed.includes(number)
  return (
    <div className="rail">
      <RailLand
        programmes={programmes}
        isDone={isDone}
        practised={practised}
        current={current}
        mistFrom={mistFrom}
      />
      <ol className="rail-lines flex">
        {programmes.map(({ id, title, season, modules }) => (
          <li key={id} data-season={season} className="rail-line flex min-w-0 flex-1 text-center">
            <p className="rail-title">{title}</p>
            <ol className="flex flex-1">
              {modules.map(({ number, station }) => (
                <RailStation
                  key={number}
                  number={number}
                  name={station}
                  isDone={isDone(number)}
                  isCurrent={number === current}
                  to={to?.(number)}
                  state={stateOf?.(number)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface RailStationProps {
  readonly number: number
  readonly name: string
  readonly isDone: boolean
  readonly isCurrent: boolean
  readonly to: string | undefined
  /** In words; what the map knows itself by default. */
  readonly state: string | undefined
}

/** The name under a stop. What the stop looks like is said in words too, for screen readers. */
function RailStation({ number, name, isDone, isCurrent, to, state }: RailStationProps) {
  const known = `${isDone ? text.done : ''}${isCurrent ? text.nextStop : ''}`
  const words = (
    <>
      <span className="sr-only">{text.module(number)}</span>
      {name}
      <span className="sr-only">{state === undefined ? known : `, ${state}`}</span>
    </>
  )
  return (
    <li className="rail-station min-w-0 flex-1" data-current={isCurrent || undefined}>
      {to ? (
        <Link to={to} className={look} {...(isCurrent && { 'aria-current': 'step' as const })}>
          {words}
        </Link>
      ) : (
        <span className={look}>{words}</span>
      )}
    </li>
  )
}

const look = 'rail-name relative block h-full rounded-field font-display'
