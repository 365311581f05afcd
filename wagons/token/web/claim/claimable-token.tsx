import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { LearnerToken, TokenChain } from '#wagons/token/contract/token.ts'
import type { SentClaim } from '../sending/sent-claims.ts'
import { mustSign } from './calls/live-signature.ts'
import { ChainFacts, Warnings } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket } from './claim-ticket.tsx'
import { SentProgress } from './sent-progress.tsx'
import { SignedNote, SignedTicket } from './signed-note.tsx'
import { OtherAddress, SignatureEnded, TryAgain } from './token-out-of-reach.tsx'

const ClaimDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.ClaimDialog })))
const SignDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.SignDialog })))

type Way = 'own' | 'sign'

/** In ms: how long an answer of the wallet may still come. */
const longestAnswer = 60 * 60_000

export interface ClaimableTokenProps extends Omit<Extract<LearnerToken, { state: 'claimable' }>, 'state'> {
  readonly chain: TokenChain
  /** Whether the server sees the chain. */
  readonly isSeen: boolean
  readonly sent: SentClaim | null
}

/** To be fetched: by a transaction, or by a signature for one. What was open before a transaction is gone after it. */
export function ClaimableToken(props: ClaimableTokenProps) {
  const { chain, claim, sent } = props
  if (!sent?.hash) return <OpenToken {...props} />
  return (
    <ClaimTicket title={text.titles.sent} look="signed">
      <SentProgress chain={chain} claimId={claim.claimId} sent={sent} />
    </ClaimTicket>
  )
}

function OpenToken(props: ClaimableTokenProps) {
  const { chain, claim, signed, hasOtherAddress, isSeen, sent } = props
  const [open, setOpen] = useState<Way | null>(null)
  const close = () => setOpen(null)
  const { sendsClaims } = chain
  const sender = sendsClaims ? 'initiative' : 'friend'
  const live = hasOtherAddress || signed?.hasEnded ? null : signed
  // Not while the server cannot check a signature against the chain, or has one.
  const canSign = isSeen && !hasOtherAddress && mustSign(live, Date.now())
  const sign = canSign && (
    <Button busy={open === 'sign'} onClick={() => setOpen('sign')}>
      {text.sign}
    </Button>
  )
  return (
    <>
      {live ? (
        <SignedTicket isSent={sendsClaims} isListed action={sign} />
      ) : (
        <ClaimTicket title={text.titles[isSeen ? 'claimable' : 'chain-away']} look="open">
          {sign && (
            <p>
              {text.claimable[sender]} {text.signing}
            </p>
          )}
          {sent && Date.now() - sent.at < longestAnswer && <p role="status">{text.asked(sent.walletName)}</p>}
          {!isSeen && (
            <>
              <p>{text.away}</p>
              <TryAgain />
            </>
          )}
          {signed?.hasEnded && !hasOtherAddress && <SignatureEnded deadline={signed.deadline} />}
          {hasOtherAddress && <OtherAddress />}
          <Warnings />
          {sign && <Actions>{sign}</Actions>}
          {sign && <p>{text.noHurry}</p>}
        </ClaimTicket>
      )}
      {live && <SignedNote claim={claim} signed={live} isSent={sendsClaims} isListed />}
      <section className="paper-card grid justify-items-start gap-3 p-5 sm:p-7">
        <h2 className="text-2xl">{sign || live ? text.ownTitle : text.ownOnly}</h2>
        {!isSeen && <p>{text.awayOwn}</p>}
        <p className="text-pretty">{text.ownNote}</p>
        <Button look="outline" busy={open === 'own'} onClick={() => setOpen('own')}>
          {text.own}
        </Button>
      </section>
      {!live && <ChainFacts chain={chain} account={claim.account} isOwn />}
      <Suspense>
        {open === 'own' && (
          <ClaimDialog
            chain={chain}
            claim={claim}
            onSignInstead={canSign ? () => setOpen('sign') : undefined}
            onClose={close}
          />
        )}
        {open === 'sign' && <SignDialog chain={chain} account={claim.account} onClose={close} />}
      </Suspense>
    </>
  )
}
