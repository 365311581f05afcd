import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { Arrival } from './arrival.ts'

interface WideLinkProps {
  readonly to: string
  readonly state?: Arrival
  readonly words: string
}

/** The way on from a ticket that has nothing more to do. */
export function WideLink({ to, state, words }: WideLinkProps) {
  return (
    <Link to={to} state={state} className={`${buttonClass()} w-full`}>
      {words}
    </Link>
  )
}
