import { lazy, Suspense, useState } from 'react'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { LearnerToken, TokenChain } from '#wagons/token/contract/token.ts'
import { mustSign } from './calls/live-signature.ts'
import { ChainFacts, Warnings } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket } from './claim-ticket.tsx'
import { SignedNote, SignedTicket } from './signed-note.tsx'
import { OtherAddress, SignatureEnded } from './token-out-of-reach.tsx'

const SignDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.SignDialog })))

const day = dateText({ dateStyle: 'long' })

interface EarlyTokenProps {
  readonly chain: TokenChain
  readonly token: Extract<LearnerToken, { state: 'waiting-for-list' | 'waiting-for-chain' }>
}

/** Before the chain has a list with the learner, who can sign all the same: then nothing is left to do. */
export function EarlyToken({ chain, token }: EarlyTokenProps) {
  const [isSigning, setSigning] = useState(false)
  const { account, signed } = token
  const { sendsClaims } = chain
  const sender = sendsClaims ? 'initiative' : 'friend'
  const hasOtherAddress = token.state === 'waiting-for-chain' && token.hasOtherAddress
  const live = signed?.hasEnded ? null : signed
  const canSign = mustSign(live, Date.now()) && !hasOtherAddress
  const listed = token.state === 'waiting-for-chain' && <p>{text.waiting(day(token.listedAt))}</p>
  const sign = canSign && (
    <Button busy={isSigning} onClick={() => setSigning(true)}>
      {text.sign}
    </Button>
  )
  return (
    <>
      {live ? (
        <SignedTicket isSent={sendsClaims} isListed={false} action={sign}>
          {hasOtherAddress && <OtherAddress />}
        </SignedTicket>
      ) : (
        <ClaimTicket title={text.titles[token.state]} look="open">
          <p>
            {text.early[sender]} {text.signing}
          </p>
          {signed?.hasEnded && <SignatureEnded deadline={signed.deadline} />}
          {hasOtherAddress && <OtherAddress />}
          {sign && <Warnings />}
          {sign && <Actions>{sign}</Actions>}
          {listed}
        </ClaimTicket>
      )}
      {live ? (
        <SignedNote
          claim={{ account, claimId: live.claimId }}
          signed={live}
          isSent={sendsClaims}
          isListed={false}
        >
          {listed}
        </SignedNote>
      ) : (
        <ChainFacts chain={chain} account={account} isOwn />
      )}
      <Suspense>
        {isSigning && <SignDialog chain={chain} account={account} onClose={() => setSigning(false)} />}
      </Suspense>
    </>
  )
}
