import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import * as facts from './claim/chain-facts.en.ts'
import { ChainFacts, CopyableCode } from './claim/chain-facts.tsx'
import * as text from './claim/claim.en.ts'
import { Actions, ClaimTicket, ExplorerLink } from './claim/claim-ticket.tsx'
import { ClaimableToken, type ClaimableTokenProps } from './claim/claimable-token.tsx'
import { EarlyToken } from './claim/early-token.tsx'
import { type TokenAnswer, useToken } from './claim/read-token.ts'
import { SentProgress } from './claim/sent-progress.tsx'
import { PageLink, TokenOutOfReach } from './claim/token-out-of-reach.tsx'
import { Fact, Facts } from './sending/fact.tsx'
import { readSent, sentKey, useSent, useTrusted, writeSent } from './sending/sent-claims.ts'

const LearnerJoin = lazy(() =>
  import('./claim/join-dialog.tsx').then((part) => ({ default: part.LearnerJoin })),
)

/** In ms: how often the server is asked while a transaction is under way. */
const pause = 10_000
/** In ms: and how often otherwise, as a claim may be sent or revoked from elsewhere. */
const longPause = 60_000

const BurnDialog = lazy(() =>
  import('./claim/claim-dialogs.tsx').then((part) => ({ default: part.BurnDialog })),
)
const WatchDialog = lazy(() =>
  import('./claim/claim-dialogs.tsx').then((part) => ({ default: part.WatchDialog })),
)
// What each brings is not for the others: only the page of the learner comes with the part.
const PayPage = lazy(() => import('./pay-page.tsx').then((part) => ({ default: part.PayPage })))
const DoorPage = lazy(() => import('./door/door-page.tsx').then((part) => ({ default: part.DoorPage })))
const door = `${paths.claim}/sign`

/**
 * The learner's page, signed in, and two that are public, of a friend who pays and of a wallet's own browser: one part, as
 * each page costs all others.
 */
export function TokenPage() {
  const { pathname, search } = useLocation()
  const isPaying = pathname.startsWith(paths.payClaim)
  if (!isPaying && !pathname.startsWith(door)) return <ClaimPage />
  return (
    <div className="page-width py-6">
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5">
        <Suspense fallback={<Loading shape="card" />}>
          {isPaying ? <PayPage /> : <DoorPage code={new URLSearchParams(search).get('code') ?? ''} />}
        </Suspense>
      </div>
    </div>
  )
}

/** The learner's token, from the certificate to the chain (`/claim`). Nothing here is a condition for the certificate. */
function ClaimPage() {
  const { data, isPending, refetch, isFetching } = useToken()
  // Above what is read of the token, which changes once the wallet is connected.
  const [isJoining, setJoining] = useState(false)
  if (isPending) return <Loading shape="card" />
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      {data ? (
        <State {...data} onJoin={() => setJoining(true)} />
      ) : (
        <>
          <h1 className="text-4xl">{text.pageTitle}</h1>
          <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />
        </>
      )}
      <Suspense>
        {isJoining && data?.chain && <LearnerJoin chain={data.chain} onClose={() => setJoining(false)} />}
      </Suspense>
    </div>
  )
}

function State({ chain, token, onJoin }: TokenAnswer & { readonly onJoin: () => void }) {
  if (!chain) return <TokenOutOfReach token={{ state: 'not-offered' }} />
  switch (token.state) {
    case 'claimable':
      return <Reachable chain={chain} {...token} isSeen />
    case 'chain-away':
      return token.claim ? (
        <Reachable chain={chain} claim={token.claim} signed={null} hasOtherAddress={false} isSeen={false} />
      ) : (
        <TokenOutOfReach token={token} />
      )
    case 'claimed':
      return <Claimed chain={chain} {...token} />
    case 'burned':
    case 'revoked':
      return <Over claimId={token.claimId} chain={chain} state={token.state} />
    case 'waiting-for-list':
    case 'waiting-for-chain':
      return <EarlyToken chain={chain} token={token} />
    case 'not-listed':
      return (
        <>
          <TokenOutOfReach token={token} onJoin={onJoin} />
          <ChainFacts chain={chain} account="" isOwn />
        </>
      )
    default:
      return <TokenOutOfReach token={token} />
  }
}

/** The device may know more than the server, which reads the chain now and then. */
function Reachable(props: Omit<ClaimableTokenProps, 'sent'>) {
  const { chain, claim, signed } = props
  const sent = useSent(sentKey(chain, claim.claimId))
  useToken(sent || signed ? pause : longPause)
  if (useTrusted(sent)) return <Claimed chain={chain} claimId={claim.claimId} holder={claim.account} isNew />
  return <ClaimableToken {...props} sent={sent} />
}

interface ClaimedProps {
  readonly chain: TokenChain
  readonly claimId: string
  readonly holder: string
  readonly isNew?: boolean
}

function Claimed({ chain, claimId, holder, isNew = false }: ClaimedProps) {
  const burning = useSent(sentKey(chain, claimId, 'burn'))
  useForget(isNew ? null : sentKey(chain, claimId))
  useToken(burning ? pause : undefined)
  const isBurned = useTrusted(burning)
  if (isBurned) return <Ended isRevoked={false} />
  return (
    <>
      <ClaimTicket label={text.pageTitle} title={text.titles.claimed} look="held">
        <p role={isNew ? 'status' : undefined}>{isNew ? text.claimedJustNow : text.claimed}</p>
        <ExplorerLink chain={chain} claimId={claimId} />
      </ClaimTicket>
      <ClaimedToken chain={chain} claimId={claimId} holder={holder} />
    </>
  )
}

interface OverProps extends Pick<ClaimedProps, 'chain' | 'claimId'> {
  readonly state: 'burned' | 'revoked'
}

function Over({ chain, claimId, state }: OverProps) {
  useForget(sentKey(chain, claimId))
  useForget(sentKey(chain, claimId, 'burn'))
  return <Ended isRevoked={state === 'revoked'} />
}

function Ended({ isRevoked }: { readonly isRevoked: boolean }) {
  return (
    <ClaimTicket label={text.pageTitle} title={text.titles[isRevoked ? 'revoked' : 'burned']} look="gone">
      <p>{isRevoked ? text.revoked : text.burned}</p>
      <Actions>
        <PageLink to="certificate" />
      </Actions>
    </ClaimTicket>
  )
}

/** The server knows it by now. */
function useForget(noteKey: string | null): void {
  useEffect(() => {
    if (noteKey && readSent(noteKey)) writeSent(noteKey, null)
  }, [noteKey])
}

interface ClaimedTokenProps {
  readonly chain: TokenChain
  readonly claimId: string
  readonly holder: string
}

/** Where a token is to be found, and how to be rid of it. */
function ClaimedToken({ chain, claimId, holder }: ClaimedTokenProps) {
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
