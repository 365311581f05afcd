import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { CheckedClaim, TokenChain } from '#wagons/token/contract/token.ts'
import { AddressCode } from '#wagons/token/wallets/web/address-code.tsx'
import { readChain } from './claim/calls/read-token.ts'
import { ChainFacts } from './claim/chain-facts.tsx'
import * as words from './claim/claim.en.ts'
import { Actions, ClaimTicket, ExplorerLink } from './claim/claim-ticket.tsx'
import { SentProgress } from './claim/sent-progress.tsx'
import * as text from './pay/pay.en.ts'
import { type PayLink, readPayLink, writePayLink } from './pay/pay-link.ts'
import { readClaim } from './pay/read-claim.ts'
import { sentKey, useSent, useTrusted } from './sending/sent-claims.ts'

const PayDialog = lazy(() =>
  import('./claim/claim-dialogs.tsx').then((part) => ({ default: part.PayDialog })),
)

/** Where an app with a wallet gets the link from, since apps drop what follows `#`. */
const linkQuery = 'link'

const day = dateText({ dateStyle: 'long' })

/**
 * A friend pays for a token (`/claim/pay`). What to send stands in the fragment, which stays in the browser; where to, this
 * site alone says.
 */
export function PayPage() {
  const { hash, search } = useLocation()
  const link = hash.slice(1) || (new URLSearchParams(search).get(linkQuery) ?? '')
  const claim = readPayLink(link)
  // Another link may be opened in the same tab: nothing of the one before counts for it.
  return claim ? <Offer key={link} claim={claim} /> : <Plain title={text.brokenTitle}>{text.broken}</Plain>
}

function Plain({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <ClaimTicket label={text.title} title={title} look="open">
      <p>{children}</p>
    </ClaimTicket>
  )
}

function Offer({ claim }: { readonly claim: PayLink }) {
  const [known, setKnown] = useState<Known | 'failed'>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    setKnown(undefined)
    Promise.all([readChain(signal), readClaim(claim.claimId, signal)]).then(
      ([chain, checked]) => setKnown({ chain, checked }),
      () => !signal.aborted && setKnown('failed'),
    )
    return () => leaving.abort()
  }, [tries])
  if (known === undefined) return <Loading shape="card" />
  const tryAgain = () => setTries(tries + 1)
  if (known === 'failed') return <Unknown words={text.failed} onRetry={tryAgain} />
  const { chain, checked } = known
  if (!chain) return <Plain title={text.title}>{text.notOffered}</Plain>
  // With a proof of its own the link may work without the site's node.
  if (checked.state === 'chain-away' && !claim.proof) return <Unknown words={words.away} onRetry={tryAgain} />
  return <Payment chain={chain} claim={claim} checked={checked} />
}

interface Known {
  readonly chain: TokenChain | null
  readonly checked: CheckedClaim
}

interface UnknownProps {
  readonly words: string
  readonly onRetry: () => void
}

const Unknown = ({ words: said, onRetry }: UnknownProps) => (
  <ClaimTicket label={text.title} title={text.title} look="open">
    <p role="alert">{said}</p>
    <Actions>
      <Button look="outline" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Actions>
  </ClaimTicket>
)

interface PaymentProps {
  readonly chain: TokenChain
  readonly claim: PayLink
  readonly checked: CheckedClaim
}

function Payment({ chain, claim, checked }: PaymentProps) {
  const [isPaying, setPaying] = useState(false)
  const sent = useSent(sentKey(chain, claim.claimId))
  const isNew = useTrusted(sent)
  const until = day(claim.deadline * 1000)
  // As EIP-55 writes it, where the site knows it.
  const account = 'account' in checked ? checked.account : claim.account
  const isOthers = account.toLowerCase() !== claim.account.toLowerCase()
  if (isNew || checked.state === 'claimed')
    return <Paid chain={chain} claimId={claim.claimId} account={account} isNew={isNew} />
  if (sent?.hash)
    return (
      <ClaimTicket label={text.title} title={text.sentTitle} look="open">
        <SentProgress chain={chain} claimId={claim.claimId} sent={sent} />
      </ClaimTicket>
    )
  if (checked.state === 'waiting') return <Plain title={text.waitingTitle}>{text.waiting(until)}</Plain>
  if (isOthers || (checked.state !== 'claimable' && checked.state !== 'chain-away'))
    return <Plain title={text.overTitle}>{text.over}</Plain>
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
      <ChainFacts chain={chain} account={account} isOwn={false} />
      <Suspense>
        {isPaying && (
          <PayDialog
            title={text.dialogTitle}
            label={text.pay}
            chain={chain}
            claim={{ ...claim, account }}
            url={`${location.origin}${paths.payClaim}?${linkQuery}=${writePayLink(claim)}`}
            onClose={() => setPaying(false)}
          />
        )}
      </Suspense>
    </>
  )
}

interface PaidProps {
  readonly chain: TokenChain
  readonly claimId: string
  readonly account: string
  /** By this device; else another one was faster. */
  readonly isNew: boolean
}

function Paid({ chain, claimId, account, isNew }: PaidProps) {
  return (
    <ClaimTicket label={text.title} title={text.doneTitle} look="held">
      <p role="status">{isNew ? text.done : text.doneBefore}</p>
      <AddressCode>{account}</AddressCode>
      <Actions>
        <ExplorerLink chain={chain} claimId={claimId} />
      </Actions>
    </ClaimTicket>
  )
}
