import type { ReactNode } from 'react'
import { stations } from '#features/modules/web/stations.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { TokenCoin } from './token-coin.tsx'
import '#platform/web/ui/torn-ticket.css'
import './claim.css'

interface ClaimTicketProps {
  readonly label: string
  readonly title: string
  readonly look: 'open' | 'held' | 'gone'
  readonly children: ReactNode
}

/** The ticket on top: what of the token there is, with the token on its stub. */
export function ClaimTicket({ label, title, look, children }: ClaimTicketProps) {
  return (
    <div className="claim-stage" data-season={stations.at(-1)?.season}>
      <Landscape track />
      <div className="torn-frame">
        <div className="torn claim-ticket">
          <div className="torn-body">
            <p className="claim-label">{label}</p>
            <h1>{title}</h1>
            {children}
          </div>
          <div className="torn-stub">
            <TokenCoin look={look} />
          </div>
        </div>
      </div>
    </div>
  )
}
