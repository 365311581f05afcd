import type { ReactNode } from 'react'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import '#platform/web/ui/torn-ticket.css'

interface TicketStageProps {
  readonly season?: string | undefined
  /** On the land, below the ticket. */
  readonly foot?: ReactNode
  /** What stands in the landscape: a drawing of the whole scene. */
  readonly front?: ReactNode
  readonly children: ReactNode
}

/** A ticket above the line that was travelled. */
export const TicketStage = ({ season, foot, front, children }: TicketStageProps) => (
  <div className="ticket-stage" data-season={season}>
    <Landscape track />
    {front && <div className="landscape bg-none">{front}</div>}
    <div className="torn-frame">{children}</div>
    {foot && <div className="ticket-foot">{foot}</div>}
  </div>
)
