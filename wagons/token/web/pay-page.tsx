import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { ChainFacts } from './claim/chain-facts.tsx'
import * as words from './claim/claim.en.ts'
import { Actions, ClaimTicket, ExplorerLink } from './claim/claim-ticket.tsx'
import { readChain } from './claim/read-token.ts'
import { SentProgress } from './claim/sent-progress.tsx'
import * as text from './pay/pay.en.ts'
import { readPayLink, type SignedClaim } from './pay/pay-link.ts'
import { sentKey, useSent } from './sending/sent-claims.ts'

const PayDialog = lazy(() =>
  import('./claim/claim-dialogs.tsx').then((part) => ({ default: part.PayDialog })),
)

const day = dateText({ dateStyle: 'long' })

/**
 * A friend pays for a token (`/claim/pay`). What to send stands in the fragment, which stays in the browser; where to, this
 * site alone says.
 */
export function PayPage() {
  const claim = readPayLink(useLocation().hash.slice(1))
  return (
    <div className="page-width py-6">
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5">
        {claim ? <Offer claim={claim} /> : <Plain title={text.brokenTitle}>{text.broken}</Plain>}
      </div>
    </div>
  )
}

function Plain({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <ClaimTicket label={text.title} title={title} look="gone">
      <p>{children}</p>
    </ClaimTicket>
  )
}

function Offer({ claim }: { readonly claim: SignedClaim }) {
  const [chain, setChain] = useState<TokenChain | null | 'failed'>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController()
    setChain(undefined)
    readChain(leaving.signal).then(setChain, () => !leaving.signal.aborted && setChain('failed'))
    return () => leaving.abort()
  }, [tries])
  if (chain === undefined) return <Loading shape="card" />
  if (chain === 'failed')
    return (
      <ClaimTicket label={text.title} title={text.title} look="open">
        <p role="alert">{text.failed}</p>
        <Actions>
          <Button look="outline" onClick={() => setTries(tries + 1)}>
            {words.tryAgain}
          </Button>
        </Actions>
      </ClaimTicket>
    )
  if (!chain) return <Plain title={text.title}>{text.notOffered}</Plain>
  return <Payment chain={chain} claim={claim} />
}

interface PaymentProps {
  readonly chain: TokenChain
  readonly claim: SignedClaim
}

function Payment({ chain, claim }: PaymentProps) {
  const [isPaying, setPaying] = useState(false)
  const sent = useSent(sentKey(chain, claim.claimId))
  const until = day(claim.deadline * 1000)
  if (sent?.minedAt) return <Paid chain={chain} claim={claim} />
  if (sent?.hash)
    return (
      <ClaimTicket label={text.title} title={text.sentTitle} look="open">
        <SentProgress chain={chain} claimId={claim.claimId} sent={sent} />
      </ClaimTicket>
    )
  if (claim.deadline * 1000 < Date.now())
    return <Plain title={text.expiredTitle}>{text.expired(until)}</Plain>
  return (
    <>
      <ClaimTicket label={text.title} title={text.whatTitle} look="open">
        <p>{text.note}</p>
        <p>{text.whatNote}</p>
        <p>{text.askFirst}</p>
        <p className="text-sm text-soft">{text.deadline(until)}</p>
        <Actions>
          <Button busy={isPaying} onClick={() => setPaying(true)}>
            {text.pay}
          </Button>
        </Actions>
      </ClaimTicket>
      <ChainFacts chain={chain} account={claim.account} isOwn={false} />
      <Suspense>
        {isPaying && (
          <PayDialog
            title={text.dialogTitle}
            label={text.pay}
            chain={chain}
            claim={claim}
            onClose={() => setPaying(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function Paid({ chain, claim: { account, claimId } }: PaymentProps) {
  return (
    <ClaimTicket label={text.title} title={text.doneTitle} look="held">
      <p role="status">{text.done}</p>
      <p>
        <code dir="ltr" className="wrap-anywhere">
          {account}
        </code>
      </p>
      <ExplorerLink chain={chain} claimId={claimId} look="outline" />
    </ClaimTicket>
  )
}
