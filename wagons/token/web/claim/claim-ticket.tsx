import { type CSSProperties, type ReactNode, Suspense, useRef } from 'react'
import { TicketStage } from '#features/certificates/web/ticket-stage.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { buttonClass } from '#platform/web/ui/button.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import * as text from './claim.en.ts'
import { explorerUrlOf } from './explorer.ts'
import { useLeadToTitle } from './lead-to-title.ts'
import '#features/certificates/web/certificate-ticket.css'
import './claim.css'

// With the landscape, which comes late too.
const ArrivedTrain = latePart(() => import('./arrived-train.tsx').then((part) => part.ArrivedTrain))

interface ClaimTicketProps {
  /** Where the title does not say it: what page this is. */
  readonly label?: string
  readonly title: string
  readonly look: keyof typeof looks
  /** Whether the coin is drawn while one looks. */
  readonly isDrawn?: boolean
  /** Of the token that is held. */
  readonly stamp?: ReactNode
  readonly children: ReactNode
}

/** The ticket on top: what of the token there is, with the token on its stub. */
export function ClaimTicket({ label, title, look, isDrawn = false, stamp, children }: ClaimTicketProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLeadToTitle(heading, title)
  return (
    <TicketStage
      season={stations.at(-1)?.season}
      front={
        look === 'held' && (
          <Suspense>
            <ArrivedTrain />
          </Suspense>
        )
      }
    >
      <div className="torn coin-first [--stub-edge:var(--color-card)]">
        <div className="torn-body">
          {label && <p className="font-display text-xl leading-[1.15] text-season">{label}</p>}
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-[0.15rem] mb-1 text-[min(clamp(2.1rem,1.4rem+3vw,3rem),11vw)] leading-[1.08]"
          >
            {title}
          </h1>
          <div className="grid grid-cols-1 gap-[0.6rem] text-pretty">{children}</div>
        </div>
        <div className="torn-stub" data-look={look}>
          <TokenCoin look={look} isDrawn={isDrawn} />
          {stamp}
        </div>
      </div>
    </TicketStage>
  )
}

/** Of what opens more. */
export const fold = 'min-h-11 cursor-pointer py-[0.6rem] underline underline-offset-[0.15em]'

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className="card-actions">{children}</div>
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

/** What is drawn in its middle. */
const looks = {
  // The train, its windows cut out.
  open: 'M52 43h16a9 9 0 0 1 9 9v13a9 9 0 0 1-9 9l5 7h-5l-5-7h-6l-5 7h-5l5-7a9 9 0 0 1-9-9V52a9 9 0 0 1 9-9Zm-2 7v8h8v-8Zm12 0v8h8v-8ZM43 61v3h34v-3Zm8 6.500a2.500 2.500 0 1 0 .01 0Zm18 0a2.500 2.500 0 1 0 .01 0Z',
  signed: 'M39 66c8-20 15-20 11-5s3 13 8 1 6-7 5-1 3 6 7 0 5-3 4 0 3 3 7 1',
  held: 'm45 61 11 11 21-24',
  gone: 'm49 49 22 22m0-22-22 22',
}

/** The token: a ring of the journey's stations. */
function TokenCoin({ look, isDrawn }: { readonly look: keyof typeof looks; readonly isDrawn: boolean }) {
  const turn = (2 * Math.PI) / stations.length
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className={`coin mx-auto h-auto ${isDrawn ? 'coin-drawn' : ''}`}
      strokeWidth="4"
    >
      <circle cx="60" cy="60" r="55" className="coin-face" />
      <circle cx="60" cy="60" r="51.500" pathLength="8" className="coin-shine" />
      <circle cx="60" cy="60" r="40" className="coin-ring" />
      {stations.map(({ number, season }, index) => (
        <circle
          key={number}
          cx={60 + 40 * Math.sin(index * turn)}
          cy={60 - 40 * Math.cos(index * turn)}
          r="8"
          data-season={season}
          style={{ '--nth': index } as CSSProperties}
        />
      ))}
      <path strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" d={looks[look]} />
    </svg>
  )
}
