import { lazy, Suspense, useState } from 'react'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import type { LearnerToken, TokenChain } from '#wagons/token/contract/token.ts'
import type { SentClaim } from '../sending/sent-claims.ts'
import { ChainFacts } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket } from './claim-ticket.tsx'
import { mustSign } from './live-signature.ts'
import { SentProgress } from './sent-progress.tsx'
import { SignedNote } from './signed-note.tsx'
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
    <ClaimTicket label={text.pageTitle} title={text.titles.sent} look="open">
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
  return (
    <>
      <ClaimTicket
        label={text.pageTitle}
        title={live ? text.signedTitle : text.titles[isSeen ? 'claimable' : 'chain-away']}
        look="open"
      >
        <p>{live ? text.signedWaits[sender] : isSeen ? text.claimable[sender] : text.away}</p>
        {sent && Date.now() - sent.at < longestAnswer && <p role="status">{text.asked(sent.walletName)}</p>}
        {!isSeen && (
          <>
            <p>{text.awayOwn}</p>
            <TryAgain />
          </>
        )}
        {signed?.hasEnded && !hasOtherAddress && <SignatureEnded deadline={signed.deadline} />}
        {hasOtherAddress && <OtherAddress />}
        {!live && (
          <Actions>
            <a href="#ways" className={buttonClass()}>
              {text.toWays}
            </a>
          </Actions>
        )}
      </ClaimTicket>
      {live && <SignedNote claim={claim} signed={live} isSent={sendsClaims} isListed />}
      {!live && <ChainFacts chain={chain} account={claim.account} isOwn />}
      <ClaimWays canSign={canSign} isSent={sendsClaims} open={open} onOpen={setOpen} />
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

const way = 'flex flex-col items-start gap-[0.6rem]'

interface ClaimWaysProps {
  readonly canSign: boolean
  /** Whether the initiative sends what is signed. */
  readonly isSent: boolean
  readonly open: Way | null
  readonly onOpen: (way: Way) => void
}

function ClaimWays({ canSign, isSent, open, onOpen }: ClaimWaysProps) {
  return (
    <section id="ways" className="paper-card p-5 sm:p-7">
      {canSign && <h2 className="mb-4 text-2xl">{text.waysTitle}</h2>}
      <div className={canSign ? 'grid gap-5 md:grid-cols-2' : undefined}>
        {canSign && (
          <div className={way}>
            <h3 className="text-xl">{text.signTitle}</h3>
            <p className="grow text-pretty">{text.signNote[isSent ? 'initiative' : 'friend']}</p>
            <Button className="w-full" busy={open === 'sign'} onClick={() => onOpen('sign')}>
              {text.sign}
            </Button>
          </div>
        )}
        <div className={way}>
          <h3 className="text-xl">{text.ownTitle}</h3>
          <p className="grow text-pretty">{text.ownNote}</p>
          <Button className="w-full" look="outline" busy={open === 'own'} onClick={() => onOpen('own')}>
            {text.own}
          </Button>
        </div>
      </div>
    </section>
  )
}
