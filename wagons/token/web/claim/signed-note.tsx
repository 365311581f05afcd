import { useMutation } from '@tanstack/react-query'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { LearnerToken } from '#wagons/token/contract/token.ts'
import { writePayLink } from '../pay/pay-link.ts'
import { copy } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { takeSignatureBack, useTokenChanged } from './read-token.ts'
import { forgetSignature, readSignature } from './sign-claim.ts'

type Claimable = Extract<LearnerToken, { state: 'claimable' }>

interface SignedNoteProps extends Pick<Claimable, 'claim'> {
  readonly signed: NonNullable<Claimable['signed']>
  readonly onSignAgain: () => void
}

const part = 'grid justify-items-start gap-[0.6rem] text-pretty'
const day = dateText({ dateStyle: 'long' })

/** Once the learner has signed: what happens now, and the link for a friend. */
export function SignedNote({ claim, signed, onSignAgain }: SignedNoteProps) {
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
