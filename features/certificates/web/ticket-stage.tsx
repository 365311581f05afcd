import type { ReactNode } from 'react'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import '#platform/web/ui/torn-ticket.css'
import './certificate-ticket.css'

interface TicketStageProps {
  readonly season?: string | undefined
  readonly children: ReactNode
}

/** A ticket above the line that was travelled. */
export const TicketStage = ({ season, children }: TicketStageProps) => (
  <div className="ticket-stage" data-season={season}>
    <Landscape track />
    <div className="torn-frame">{children}</div>
  </div>
)
