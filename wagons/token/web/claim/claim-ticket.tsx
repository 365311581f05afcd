import { type CSSProperties, type ReactNode, useRef } from 'react'
import { TicketStage } from '#features/certificates/web/ticket-stage.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import * as text from './claim.en.ts'
import { explorerUrlOf } from './explorer.ts'
import { useLeadToTitle } from './lead-to-title.ts'
import './claim.css'

interface ClaimTicketProps {
  readonly label: string
  readonly title: string
  readonly look: 'open' | 'held' | 'gone'
  /** Whether the coin is drawn while one looks. */
  readonly isDrawn?: boolean
  readonly children: ReactNode
}

/** The ticket on top: what of the token there is, with the token on its stub. */
export function ClaimTicket({ label, title, look, isDrawn = false, children }: ClaimTicketProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLeadToTitle(heading, title)
  return (
    <TicketStage season={stations.at(-1)?.season}>
      <div className="torn [--stub-edge:var(--color-card)]">
        <div className="torn-body">
          <p className="pt-[1.1rem] font-display text-xl leading-[1.15] text-season">{label}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-[0.15rem] mb-[0.6rem] text-[min(clamp(2.2rem,1.4rem+3vw,3rem),11vw)] leading-[1.08]"
          >
            {title}
          </h1>
          <div className="grid grid-cols-1 gap-3 text-pretty">{children}</div>
        </div>
        <div className="torn-stub">
          <TokenCoin look={look} isDrawn={isDrawn} />
        </div>
      </div>
    </TicketStage>
  )
}

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-[0.35rem] flex flex-wrap gap-3">{children}</div>
)

interface ExplorerLinkProps {
  readonly chain: TokenChain
  readonly claimId: string
}

/** To where the token is shown; nothing where no explorer is known. */
export function ExplorerLink({ chain: { explorerUrl, contract }, claimId }: ExplorerLinkProps) {
  return (
    explorerUrl && (
      <a
        href={explorerUrlOf(explorerUrl, contract, claimId)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('outline')}
      >
        {text.explorer}
      </a>
    )
  )
}

const [ink, field] = ['var(--color-ink)', 'var(--color-field)']
const looks = {
  open: {
    edge: { fill: 'var(--season-tint)', stroke: ink, strokeDasharray: '7 7' },
    station: { fill: 'var(--color-card)', stroke: 'var(--season)' },
    sign: { d: 'M60 46v22m-9-8 9 9 9-9', stroke: ink },
  },
  held: {
    edge: { fill: 'var(--season-tint)', stroke: ink },
    station: { fill: 'var(--season)', stroke: 'var(--season)' },
    sign: { d: 'm45 61 11 11 21-24', stroke: 'var(--right)' },
  },
  gone: {
    edge: { stroke: field, strokeDasharray: '4 6' },
    station: { stroke: field, strokeDasharray: '4 6' },
    sign: { d: 'm49 49 22 22m0-22-22 22', stroke: 'var(--wrong)' },
  },
}

/** The token: a ring of the journey's stations. Whole once it is held, broken when it is gone. */
function TokenCoin({ look, isDrawn }: { readonly look: keyof typeof looks; readonly isDrawn: boolean }) {
  const { edge, station, sign } = looks[look]
  const turn = (2 * Math.PI) / stations.length
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className={`mx-auto h-auto w-[min(8.5rem,46vw)] ${isDrawn ? 'coin-drawn' : ''}`}
      fill="none"
      strokeWidth="4"
    >
      <circle cx="60" cy="60" r="55" {...edge} />
      <circle cx="60" cy="60" r="40" stroke={field} />
      {stations.map(({ number, season }, index) => (
        <circle
          key={number}
          cx={60 + 40 * Math.sin(index * turn)}
          cy={60 - 40 * Math.cos(index * turn)}
          r="8"
          data-season={season}
          style={{ '--nth': index } as CSSProperties}
          {...station}
        />
      ))}
      <path strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" {...sign} />
    </svg>
  )
}
