import { type ReactNode, Suspense, useRef } from 'react'
import { TicketStage } from '#features/certificates/web/ticket-stage.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { buttonClass } from '#platform/web/ui/button.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import * as text from './claim.en.ts'
import { explorerUrlOf } from './explorer.ts'
import { useLeadToTitle } from './lead-to-title.ts'
import { type CoinLook, TokenCoin } from './token-coin.tsx'
import '#features/certificates/web/certificate-ticket.css'
import './claim.css'

// With the landscape, which comes late too.
const ArrivedTrain = latePart(() => import('./arrived-train.tsx').then((part) => part.ArrivedTrain))

interface ClaimTicketProps {
  /** Where the title does not say it: what page this is. */
  readonly label?: string
  readonly title: string
  readonly look: CoinLook
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

/** A line of the list that a certificate has too, in a file of this page: that one would come with every page. */
export const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="quiet-fold">
    <summary>
      <h2>{title}</h2>
      <ChevronDownIcon className="fold-sign" />
    </summary>
    <div>{children}</div>
  </details>
)

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
