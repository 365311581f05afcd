import { Link } from '#platform/web/ui/link.tsx'
import * as text from './rail-map.en.ts'

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
export function RailStation({ number, name, isDone, isCurrent, to, state }: RailStationProps) {
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
