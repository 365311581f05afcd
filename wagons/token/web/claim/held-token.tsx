import { lazy, Suspense, useEffect, useState } from 'react'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { DateStamp } from '#platform/web/ui/date-stamp.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { shareLink } from '../sending/copy.ts'
import { Fact, Facts } from '../sending/fact.tsx'
import { sentKey, useForgetSent, useSent, useTrusted } from '../sending/sent-claims.ts'
import { sendingPause, useToken } from './calls/read-token.ts'
import * as facts from './chain-facts.en.ts'
import { CopyableCode } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket, ExplorerLink, Fold } from './claim-ticket.tsx'
import { SentProgress } from './sent-progress.tsx'
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
  const { isDrawn, arrivedAt } = useArrival(useSent(sentKey(chain, claimId))?.minedAt)
  const burning = useSent(sentKey(chain, claimId, 'burn'))
  useForgetSent(isNew ? null : sentKey(chain, claimId))
  useToken(burning || isNew ? sendingPause : undefined)
  const isBurned = useTrusted(burning)
  if (isBurned) return <EndedToken isRevoked={false} />
  return (
    <>
      <ClaimTicket
        title={text.titles.claimed}
        look="held"
        isDrawn={isDrawn}
        stamp={<ArrivalStamp at={arrivedAt} />}
      >
        <div role={isNew ? 'status' : undefined}>
          <p className="mb-1 font-display text-2xl leading-[1.15] wrap-anywhere">{text.firstToken(name)}</p>
          <p>{isNew ? text.claimedJustNow : text.claimed}</p>
        </div>
        <Actions>
          {/* Not where it is: that would tell whose address it is. */}
          <Button onClick={() => shareLink(text.sharedToken, location.origin, text)}>
            {text.shareToken}
          </Button>
          <ExplorerLink chain={chain} claimId={claimId} />
        </Actions>
      </ClaimTicket>
      <TokenWays chain={chain} claimId={claimId} holder={holder} />
    </>
  )
}

/** Whether this device has not drawn the learner's token before, and when it saw it arrive, in ms, if it did. */
function useArrival(minedAt = 1) {
  const [known] = useState(() => readOwnNumbers('tokensDrawn')?.[0])
  const [at] = useState(known ?? minedAt)
  useEffect(() => writeOwnNumbers('tokensDrawn', [at]), [at])
  return { isDrawn: known === undefined, arrivedAt: at > 1 ? at : undefined }
}

/** With the day where this device knows it. */
const ArrivalStamp = ({ at }: { readonly at: number | undefined }) =>
  at ? (
    <DateStamp words={text.stamp} at={at} language={pageLanguage} />
  ) : (
    <p aria-hidden="true" className="date-stamp">
      <strong>{text.stamp}</strong>
    </p>
  )

/** How a wallet comes to show it, and how to be rid of it. */
function TokenWays({ chain, claimId, holder }: Omit<HeldTokenProps, 'isNew'>) {
  const [isBurning, setBurning] = useState(false)
  const [isWatching, setWatching] = useState(false)
  const burning = useSent(sentKey(chain, claimId, 'burn'))
  return (
    <div className="paper-card quiet-folds">
      <Fold title={text.watch}>
        <Button className="mb-3" look="outline" busy={isWatching} onClick={() => setWatching(true)}>
          {text.askWallet}
        </Button>
        <p className="mb-4 text-sm text-soft">{text.addHint}</p>
        <Facts>
          <CopyableCode name={facts.contract} code={chain.contract} />
          <CopyableCode name={text.tokenNumber} code={BigInt(claimId).toString()} />
          <Fact name={facts.network}>{chain.name}</Fact>
          <CopyableCode name={text.holder} code={holder} />
        </Facts>
      </Fold>
      {burning?.hash ? (
        <div className="border-t border-line py-5">
          <SentProgress chain={chain} claimId={claimId} sent={burning} isBurning />
        </div>
      ) : (
        <Fold title={text.burnTitle}>
          <p className="mb-4">{text.burnNote}</p>
          <Button look="outline" busy={isBurning} onClick={() => setBurning(true)}>
            {text.burn}
          </Button>
        </Fold>
      )}
      <Suspense>
        {isWatching && (
          <WatchDialog chain={chain} claimId={claimId} holder={holder} onClose={() => setWatching(false)} />
        )}
        {isBurning && (
          <BurnDialog chain={chain} claimId={claimId} holder={holder} onClose={() => setBurning(false)} />
        )}
      </Suspense>
    </div>
  )
}

export function EndedToken({ isRevoked }: { readonly isRevoked: boolean }) {
  return (
    <ClaimTicket title={text.titles[isRevoked ? 'revoked' : 'burned']} look="gone">
      <p>{isRevoked ? text.revoked : text.burned}</p>
      <Actions>
        <PageLink to="certificate" />
      </Actions>
    </ClaimTicket>
  )
}
