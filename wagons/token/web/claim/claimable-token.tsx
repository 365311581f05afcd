import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { LearnerToken, TokenChain } from '#wagons/token/contract/token.ts'
import { writePayLink } from '../pay/pay-link.ts'
import type { SentClaim } from '../sending/sent-claims.ts'
import { ChainFacts, copy } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { ClaimTicket } from './claim-ticket.tsx'
import { takeSignatureBack, useTokenChanged } from './read-token.ts'
import { SentProgress } from './sent-progress.tsx'
import { forgetSignature, readSignature } from './sign-claim.ts'
import { OtherAddress, TryAgain } from './token-out-of-reach.tsx'

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
  const isExpired = signed && signed.deadline * 1000 < Date.now()
  // Not while the server cannot check a signature against the chain, or has one.
  const canSign = isSeen && !hasOtherAddress && (!signed || !!isExpired)
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
        <SignedNote claim={claim} signed={signed} onSignAgain={() => setOpen('sign')} />
      )}
      <ChainFacts chain={chain} account={claim.account} isOwn />
      <ClaimWays canSign={canSign} open={open} onOpen={setOpen} />
      <Suspense>
        {open === 'own' && (
          <ClaimDialog
            chain={chain}
            claim={claim}
            onSignInstead={canSign ? () => setOpen('sign') : undefined}
            onClose={close}
          />
        )}
        {open === 'sign' && <SignDialog chain={chain} claim={claim} onClose={close} />}
      </Suspense>
    </>
  )
}

const way = 'flex flex-col items-start gap-[0.6rem]'

interface ClaimWaysProps {
  readonly canSign: boolean
  readonly open: Way | null
  readonly onOpen: (way: Way) => void
}

function ClaimWays({ canSign, open, onOpen }: ClaimWaysProps) {
  return (
    <section className="paper-card p-5 sm:p-7">
      {canSign && <h2 className="mb-4 text-2xl">{text.waysTitle}</h2>}
      <div className={canSign ? 'grid gap-5 md:grid-cols-2' : undefined}>
        {canSign && (
          <div className={way}>
            <h3 className="text-xl">{text.signTitle}</h3>
            <p className="grow text-pretty">{text.signNote}</p>
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

type Claimable = Extract<LearnerToken, { state: 'claimable' }>

interface SignedNoteProps extends Pick<Claimable, 'claim'> {
  readonly signed: NonNullable<Claimable['signed']>
  readonly onSignAgain: () => void
}

const part = 'grid justify-items-start gap-[0.6rem] text-pretty'
const day = dateText({ dateStyle: 'long' })

/** Once the learner has signed: what happens now, and the link for a friend. */
function SignedNote({ claim, signed, onSignAgain }: SignedNoteProps) {
  const changeToken = useTokenChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: takeSignatureBack,
    onSuccess: () => {
      forgetSignature()
      changeToken((known) =>
        known.token.state === 'claimable' ? { ...known, token: { ...known.token, signed: null } } : known,
      )
      showToast(text.takenBack, 'alert-success')
    },
    onError: () => showToast(text.takeBackFailed, 'alert-error'),
  })
  const own = readSignature(claim, signed.deadline)
  const until = day(signed.deadline * 1000)
  return (
    <section className="paper-card grid gap-6 p-5 sm:p-7">
      <div className={part}>
        <h2 className="text-2xl">{text.signed(day(signed.signedAt))}</h2>
        <p>{text.signedNote(until)}</p>
      </div>
      <div className={part}>
        <h3 className="text-xl">{text.friendTitle}</h3>
        <p>{own ? text.friendNote : text.friendElsewhere}</p>
        {own ? (
          <LinkButtons link={`${location.origin}${paths.payClaim}#${writePayLink(own)}`} />
        ) : (
          <Button look="outline" onClick={onSignAgain}>
            {text.sign}
          </Button>
        )}
      </div>
      <div className={`${part} border-t border-line pt-5`}>
        <p className="text-sm text-soft">{text.takeBackNote(until)}</p>
        <Button look="outline" busy={isPending} onClick={() => mutate()}>
          {text.takeBack}
        </Button>
      </div>
    </section>
  )
}

/** The device's own dialog where it has one, and the clipboard. */
function LinkButtons({ link }: { readonly link: string }) {
  const failed = () => showToast(text.shareFailed, 'alert-error')
  const share = () =>
    navigator.share({ title: text.sharedTitle, url: link }).catch((error) => {
      // The learner closed that dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) failed()
    })
  return (
    <div className="flex flex-wrap gap-3">
      {'share' in navigator && <Button onClick={share}>{text.share}</Button>}
      <Button
        look="outline"
        onClick={() => copy(link, { copied: text.linkCopied, copyFailed: text.shareFailed })}
      >
        {text.copyLink}
      </Button>
    </div>
  )
}
