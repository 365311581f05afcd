import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { Fact, Facts } from '../sending/fact.tsx'
import { sentKey, useSent } from '../sending/sent-claims.ts'
import * as facts from './chain-facts.en.ts'
import { CopyableCode } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { SentProgress } from './sent-progress.tsx'

const BurnDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.BurnDialog })))
const WatchDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.WatchDialog })))

interface ClaimedTokenProps {
  readonly chain: TokenChain
  readonly claimId: string
  readonly holder: string
}

/** Where a token is to be found, and how to be rid of it. */
export function ClaimedToken({ chain, claimId, holder }: ClaimedTokenProps) {
  const [isBurning, setBurning] = useState(false)
  const [isWatching, setWatching] = useState(false)
  const burning = useSent(sentKey(chain, claimId, 'burn'))
  return (
    <section className="paper-card p-5 sm:p-7">
      <Facts>
        <Fact name={facts.network}>{chain.name}</Fact>
        <CopyableCode name={text.holder} code={holder} />
        <CopyableCode name={facts.contract} code={chain.contract} />
        <CopyableCode name={text.tokenNumber} code={BigInt(claimId).toString()} />
      </Facts>
      <p className="mt-4 mb-3 text-sm text-soft">{text.addHint}</p>
      <Button look="outline" busy={isWatching} onClick={() => setWatching(true)}>
        {text.watch}
      </Button>
      {burning?.hash ? (
        <div className="mt-5 border-t border-line pt-5">
          <SentProgress chain={chain} claimId={claimId} sent={burning} isBurning />
        </div>
      ) : (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-[0.6rem] underline underline-offset-[0.15em]">
            {text.burnSummary}
          </summary>
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
