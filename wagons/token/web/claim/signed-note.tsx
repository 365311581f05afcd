import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StepLine } from '#features/certificates/web/certificate-steps.tsx'
import { useEmailConfirmed } from '#features/identity/web/session.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { OpenClaim } from '#wagons/token/contract/token.ts'
import { writePayLink } from '../pay/pay-link.ts'
import { copyLink, shareLink } from '../sending/copy.ts'
import { takeSignatureBack, useTokenChanged } from './calls/read-token.ts'
import type { SavedSignature } from './calls/road-calls.ts'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket, fold } from './claim-ticket.tsx'
import { PageLink } from './token-out-of-reach.tsx'

interface SignedNoteProps {
  readonly claim: OpenClaim
  readonly signed: SavedSignature
  /** Whether the initiative sends it. */
  readonly isSent: boolean
  /** Whether the chain has a list with the claim, so that a friend can send it now. */
  readonly isListed: boolean
  readonly children?: ReactNode
}

interface SignedTicketProps {
  readonly isSent: boolean
  readonly isListed: boolean
  /** What can be done, beside going back. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Between the signature and the token. */
export const SignedTicket = ({ isSent, isListed, action, children }: SignedTicketProps) => (
  <ClaimTicket title={text.signedTitle} look="signed">
    <p>{text.signedWaits[isSent ? 'initiative' : 'friend'][isListed ? 'listed' : 'unlisted']}</p>
    <StepLine names={text.way} done={isListed ? 2 : 1} />
    {children}
    <Actions>
      {action}
      <PageLink to="dashboard" {...(action && { look: 'outline' })} />
    </Actions>
  </ClaimTicket>
)

const part = 'grid justify-items-start gap-[0.6rem] text-pretty'
const day = dateText({ dateStyle: 'long' })

/** Once the learner has signed: what happens now, and the link for a friend. */
export function SignedNote({ claim, signed, isSent, isListed, children }: SignedNoteProps) {
  const changeToken = useTokenChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: takeSignatureBack,
    onSuccess: () => {
      changeToken((known) =>
        'signed' in known.token ? { ...known, token: { ...known.token, signed: null } } : known,
      )
      showToast(text.takenBack, 'alert-success')
    },
    onError: () => showToast(text.takeBackFailed, 'alert-error'),
  })
  const isConfirmed = useEmailConfirmed()
  const until = day(signed.deadline * 1000)
  return (
    <section className="paper-card grid gap-6 p-5 sm:p-7">
      <div className={part}>
        <h2 className="text-2xl">{text.signed(day(signed.signedAt))}</h2>
        {children}
        <p>{text.signedUntil(until)}</p>
        {/* The server writes to no address that may be another person's. */}
        {isConfirmed && <p>{text.signedNote}</p>}
      </div>
      {/* Where nothing is left to do, it is not in the way. */}
      <details open={!isSent}>
        <summary className={fold}>{isSent ? text.friendTitle : text.friendNeeded}</summary>
        <div className={part}>
          <p>{text.friendNote}</p>
          {!isListed && <p>{text.friendLater}</p>}
          <LinkButtons
            link={`${location.origin}${paths.payClaim}#${writePayLink({ ...claim, ...signed })}`}
          />
        </div>
      </details>
      <details className="border-t border-line pt-2">
        <summary className={fold}>{text.takeBackFold}</summary>
        <div className={part}>
          <p>{text.takeBackNote(until)}</p>
          <Button look="outline" busy={isPending} onClick={() => mutate()}>
            {text.takeBack}
          </Button>
        </div>
      </details>
    </section>
  )
}

/** The device's own dialog where it has one, and the clipboard. */
const LinkButtons = ({ link }: { readonly link: string }) => (
  <Actions>
    {'share' in navigator && (
      <Button onClick={() => shareLink(text.sharedTitle, link, text)}>{text.share}</Button>
    )}
    <Button look="outline" onClick={() => copyLink(link, text)}>
      {text.copyLink}
    </Button>
  </Actions>
)
