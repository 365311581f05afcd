import { lazy, Suspense, useState } from 'react'
import type { TokenChain, TokenClaim } from '#wagons/token/contract/token.ts'
import type { SentClaim } from '../sending/sent-claims.ts'
import { ChainFacts } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { ClaimTicket } from './claim-ticket.tsx'
import { ClaimWays } from './claim-ways.tsx'
import { SentProgress } from './sent-progress.tsx'
import { SignedNote } from './signed-note.tsx'
import { OtherAddress, TryAgain } from './token-out-of-reach.tsx'

const SignDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.SignDialog })))

/** In ms: how long an answer of the wallet may still come. */
const longestAnswer = 60 * 60_000

interface ClaimableTokenProps {
  readonly chain: TokenChain
  readonly claim: TokenClaim
  readonly signed: { readonly deadline: number; readonly signedAt: number } | null
  /** The list has another address than the account. */
  readonly hasOtherAddress: boolean
  /** Whether the server sees the chain. */
  readonly isSeen: boolean
  /** What a transaction is kept as on the device. */
  readonly noteKey: string
  readonly sent: SentClaim | null
}

/** To be fetched: by a transaction, or by a signature for one. */
export function ClaimableToken(props: ClaimableTokenProps) {
  const { chain, claim, signed, hasOtherAddress, isSeen, noteKey, sent } = props
  const [isSigning, setSigning] = useState(false)
  if (sent?.hash)
    return (
      <ClaimTicket label={text.pageTitle} title={text.titles.sent} look="open">
        <SentProgress
          chain={chain}
          claimId={claim.claimId}
          noteKey={noteKey}
          sent={{ ...sent, hash: sent.hash }}
        />
      </ClaimTicket>
    )
  const isExpired = signed && signed.deadline * 1000 < Date.now()
  return (
    <>
      <ClaimTicket
        label={text.pageTitle}
        title={text.titles[isSeen ? 'claimable' : 'chain-away']}
        look="open"
      >
        <p>{isSeen ? text.claimable : text.away}</p>
        {sent && Date.now() - sent.at < longestAnswer && <p role="status">{text.asked(sent.walletName)}</p>}
        {!isSeen && (
          <>
            <p>{text.awayOwn}</p>
            <TryAgain />
          </>
        )}
        {isExpired && !hasOtherAddress && <p>{text.signedExpired}</p>}
        {hasOtherAddress && <OtherAddress />}
      </ClaimTicket>
      {signed && !isExpired && !hasOtherAddress && (
        <SignedNote chain={chain} claim={claim} signed={signed} onSignAgain={() => setSigning(true)} />
      )}
      <ChainFacts chain={chain} account={claim.account} isOwn />
      <ClaimWays
        chain={chain}
        claim={claim}
        canSign={isSeen && !hasOtherAddress && (!signed || !!isExpired)}
      />
      <Suspense>
        {isSigning && <SignDialog chain={chain} claim={claim} onClose={() => setSigning(false)} />}
      </Suspense>
    </>
  )
}
