import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { sendingPause, type TokenAnswer, useToken } from './claim/calls/read-token.ts'
import { ChainFacts } from './claim/chain-facts.tsx'
import * as text from './claim/claim.en.ts'
import { ClaimableToken, type ClaimableTokenProps } from './claim/claimable-token.tsx'
import { EarlyToken } from './claim/early-token.tsx'
import { EndedToken, HeldToken } from './claim/held-token.tsx'
import { TokenOutOfReach } from './claim/token-out-of-reach.tsx'
import { sentKey, useForgetSent, useSent, useTrusted } from './sending/sent-claims.ts'

const LearnerJoin = lazy(() =>
  import('./claim/join-dialog.tsx').then((part) => ({ default: part.LearnerJoin })),
)

/** In ms: how often the server is asked, as a claim may be sent or revoked from elsewhere. */
const longPause = 60_000

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
      <div className="mx-auto grid grid-cols-1 gap-5">
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
    <div className="grid grid-cols-1 gap-5">
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
  const claim = 'claim' in token ? token.claim : null
  const sent = useSent(chain && claim ? sentKey(chain, claim.claimId) : '')
  const isNew = useTrusted(sent)
  if (!chain) return <TokenOutOfReach token={{ state: 'not-offered' }} />
  // The device may know more than the server, which reads the chain now and then; what is shown then stays.
  if (claim && isNew) return <HeldToken chain={chain} claimId={claim.claimId} holder={claim.account} isNew />
  switch (token.state) {
    case 'claimable':
      return <Reachable chain={chain} {...token} sent={sent} isSeen />
    case 'chain-away':
      return token.claim ? (
        <Reachable
          chain={chain}
          claim={token.claim}
          signed={null}
          hasOtherAddress={false}
          sent={sent}
          isSeen={false}
        />
      ) : (
        <TokenOutOfReach token={token} />
      )
    case 'claimed':
      return <HeldToken chain={chain} {...token} />
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

/** Asks again, as a claim may be sent or revoked from elsewhere. */
function Reachable(props: ClaimableTokenProps) {
  useToken(props.sent || props.signed ? sendingPause : longPause)
  return <ClaimableToken {...props} />
}

interface OverProps {
  readonly chain: TokenChain
  readonly claimId: string
  readonly state: 'burned' | 'revoked'
}

function Over({ chain, claimId, state }: OverProps) {
  useForgetSent(sentKey(chain, claimId))
  useForgetSent(sentKey(chain, claimId, 'burn'))
  return <EndedToken isRevoked={state === 'revoked'} />
}
