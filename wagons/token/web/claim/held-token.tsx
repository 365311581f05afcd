import { lazy, Suspense, useEffect, useState } from 'react'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { Fact, Facts } from '../sending/fact.tsx'
import { sentKey, useForgetSent, useSent, useTrusted } from '../sending/sent-claims.ts'
import * as facts from './chain-facts.en.ts'
import { CopyableCode } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket, ExplorerLink } from './claim-ticket.tsx'
import { sendingPause, useToken } from './read-token.ts'
import { SentProgress } from './sent-progress.tsx'
import { shareLink } from './share-link.ts'
import { PageLink } from './token-out-of-reach.tsx'

const BurnDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.BurnDialog })))
const WatchDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.WatchDialog })))

interface HeldTokenProps {
  readonly chain: TokenChain
  readonly claimId: string
  readonly holder: string
  /** This device has just seen it arrive. */
  readonly isNew?: boolean
}

/** The token is there. */
export function HeldToken({ chain, claimId, holder, isNew = false }: HeldTokenProps) {
  const name = useLearnerName()
  const isDrawn = useFirstSight()
  const burning = useSent(sentKey(chain, claimId, 'burn'))
  useForgetSent(isNew ? null : sentKey(chain, claimId))
  useToken(burning || isNew ? sendingPause : undefined)
  const isBurned = useTrusted(burning)
  if (isBurned) return <EndedToken isRevoked={false} />
  return (
    <>
      <ClaimTicket label={text.pageTitle} title={text.titles.claimed} look="held" isDrawn={isDrawn}>
        <div role={isNew ? 'status' : undefined}>
          <p>{text.firstToken(name)}</p>
          <p>{isNew ? text.claimedJustNow : text.claimed}</p>
        </div>
        <Actions>
          {/* Not where it is: that would tell whose address it is. */}
          <Button onClick={() => shareLink(text.sharedToken, location.origin)}>{text.shareToken}</Button>
          <ExplorerLink chain={chain} claimId={claimId} />
        </Actions>
      </ClaimTicket>
      <TokenWays chain={chain} claimId={claimId} holder={holder} />
    </>
  )
}

/** Whether this device has not drawn the learner's token before. */
function useFirstSight(): boolean {
  const [isFirst] = useState(() => readOwnNumbers('tokensDrawn') === null)
  useEffect(() => writeOwnNumbers('tokensDrawn', [1]), [])
  return isFirst
}

const fold = 'min-h-11 cursor-pointer py-[0.6rem] underline underline-offset-[0.15em]'

/** How a wallet comes to show it, and how to be rid of it. */
function TokenWays({ chain, claimId, holder }: Omit<HeldTokenProps, 'isNew'>) {
  const [isBurning, setBurning] = useState(false)
  const [isWatching, setWatching] = useState(false)
  const burning = useSent(sentKey(chain, claimId, 'burn'))
  return (
    <section className="paper-card p-5 sm:p-7">
      <details>
        <summary className={fold}>{text.watch}</summary>
        <Button className="my-3" look="outline" busy={isWatching} onClick={() => setWatching(true)}>
          {text.askWallet}
        </Button>
        <p className="mb-4 text-sm text-soft">{text.addHint}</p>
        <Facts>
          <CopyableCode name={facts.contract} code={chain.contract} />
          <CopyableCode name={text.tokenNumber} code={BigInt(claimId).toString()} />
          <Fact name={facts.network}>{chain.name}</Fact>
          <CopyableCode name={text.holder} code={holder} />
        </Facts>
      </details>
      {burning?.hash ? (
        <div className="mt-5 border-t border-line pt-5">
          <SentProgress chain={chain} claimId={claimId} sent={burning} isBurning />
        </div>
      ) : (
        <details className="mt-3">
          <summary className={fold}>{text.burnSummary}</summary>
          <p className="mb-4">{text.burnNote}</p>
          <Button look="outline" busy={isBurning} onClick={() => setBurning(true)}>
            {text.burn}
          </Button>
        </details>
      )}
      <Suspense>
        {isWatching && (
          <WatchDialog chain={chain} claimId={claimId} holder={holder} onClose={() => setWatching(false)} />
        )}
        {isBurning && (
          <BurnDialog chain={chain} claimId={claimId} holder={holder} onClose={() => setBurning(false)} />
        )}
      </Suspense>
    </section>
  )
}

export function EndedToken({ isRevoked }: { readonly isRevoked: boolean }) {
  return (
    <ClaimTicket label={text.pageTitle} title={text.titles[isRevoked ? 'revoked' : 'burned']} look="gone">
      <p>{isRevoked ? text.revoked : text.burned}</p>
      <Actions>
        <PageLink to="certificate" />
      </Actions>
    </ClaimTicket>
  )
}
