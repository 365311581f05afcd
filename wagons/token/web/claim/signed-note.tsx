import { useMutation } from '@tanstack/react-query'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { OpenClaim } from '#wagons/token/contract/token.ts'
import { writePayLink } from '../pay/pay-link.ts'
import * as text from './claim.en.ts'
import { takeSignatureBack, useTokenChanged } from './read-token.ts'
import type { SavedSignature } from './road-calls.ts'
import { copyLink, shareLink } from './share-link.ts'

interface SignedNoteProps {
  readonly claim: OpenClaim
  readonly signed: SavedSignature
  /** Whether the initiative sends it. */
  readonly isSent: boolean
  /** Whether the chain has a list with the claim, so that a friend can send it now. */
  readonly isListed: boolean
}

const part = 'grid justify-items-start gap-[0.6rem] text-pretty'
const day = dateText({ dateStyle: 'long' })

/** Once the learner has signed: what happens now, and the link for a friend. */
export function SignedNote({ claim, signed, isSent, isListed }: SignedNoteProps) {
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
  const until = day(signed.deadline * 1000)
  return (
    <section className="paper-card grid gap-6 p-5 sm:p-7">
      <div className={part}>
        <h2 className="text-2xl">{text.signed(day(signed.signedAt))}</h2>
        <p>{isSent ? text.signedNote : text.signedForFriend}</p>
        <p className="text-sm text-soft">{text.signedUntil(until)}</p>
      </div>
      <div className={part}>
        <h3 className="text-xl">{isSent ? text.friendTitle : text.friendNeeded}</h3>
        <p>{text.friendNote}</p>
        {!isListed && <p>{text.friendLater}</p>}
        <LinkButtons link={`${location.origin}${paths.payClaim}#${writePayLink({ ...claim, ...signed })}`} />
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
const LinkButtons = ({ link }: { readonly link: string }) => (
  <div className="flex flex-wrap gap-3">
    {'share' in navigator && <Button onClick={() => shareLink(text.sharedTitle, link)}>{text.share}</Button>}
    <Button look="outline" onClick={() => copyLink(link)}>
      {text.copyLink}
    </Button>
  </div>
)
