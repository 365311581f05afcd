import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnBadge } from '#features/certificates/contract/programme-badges.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { shownFailed } from '../public-name/shown-name.en.ts'
import { ShownName } from '../public-name/shown-name.tsx'
import * as text from './badges.en.ts'
import { pictureOf, renew, saveShown, titleOf, useReadAgain } from './read-badges.ts'
import './badges.css'

const day = dateText({ dateStyle: 'long', timeZone: 'UTC' })

interface BadgeDialogProps {
  readonly badge: OwnBadge
  /** Of the profile. */
  readonly name: string | null
  readonly onClose: () => void
}

/** What a learner does with a badge: whether its page has the name, its address, its files. */
export function BadgeDialog({ badge, name, onClose }: BadgeDialogProps) {
  const { id, url, linkedIn, issuedAt } = badge
  const readAgain = useReadAgain()
  const file = (ending: string) => `/api/own-badges/${id}/${ending}`
  return (
    <Dialog title={titleOf(badge)} closedby="any" onClose={onClose}>
      {(close) => (
        <div className="badge-parts">
          <img src={pictureOf(badge)} alt="" width="128" height="128" className="badge-large" />
          <p dir="auto">{text.awardedTo(badge.name, day(issuedAt))}</p>
          {name !== null && name !== badge.name && <OtherName id={id} name={name} onDone={close} />}
          {badge.isHidden ? (
            <p>{text.hiddenByOperator}</p>
          ) : (
            <ShownName
              choice={badge}
              save={(choice) => saveShown(id, choice)}
              onSaved={readAgain}
              sentenceOf={sentenceOf}
            />
          )}
          <p className="badge-address">
            {text.publicPage} <a href={url}>{url}</a>
          </p>
          <div className="badge-buttons">
            <Share badge={badge} />
            <DownloadButton href={file('badge.pdf')} words={text.pdf} look="outline" />
            <DownloadButton href={file('badge.png')} words={text.picture} look="outline" />
            <a href={linkedIn} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
              {text.linkedIn}
            </a>
          </div>
          <details>
            <summary className="badge-fold">{text.forSoftware}</summary>
            <div className="badge-buttons">
              <DownloadButton href={file('credential.json')} words={text.json} look="outline" />
              <DownloadButton href={file('credential.jwt')} words={text.jwt} look="outline" />
            </div>
          </details>
          <Button look="outline" onClick={close}>
            {text.close}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const sentenceOf = (error: Error): string =>
  (error instanceof ApiError && text.notShown[error.code]) || shownFailed

/** Asks first whether the page shall have the name, where it has none: a link without one is seldom what is meant. */
function Share({ badge }: Pick<BadgeDialogProps, 'badge'>) {
  const [isAsking, setAsking] = useState(false)
  const readAgain = useReadAgain()
  const { mutate, isPending, data } = useMutation({
    async mutationFn(showsName: boolean) {
      if (showsName !== badge.showsName) {
        await saveShown(badge.id, { showsName, confirmsName: badge.confirmsName })
        void readAgain()
      }
      return share(badge.url, text.shared(titleOf(badge)))
    },
    networkMode: 'always',
    onError: (error) =>
      showToast(error instanceof ApiError ? sentenceOf(error) : text.shareFailed, 'alert-error'),
  })
  const answer = (showsName: boolean) => {
    setAsking(false)
    mutate(showsName)
  }
  const isShown = badge.showsName || badge.isHidden
  return (
    <>
      <Button busy={isPending} onClick={() => (isShown ? mutate(badge.showsName) : setAsking(true))}>
        {text.share}
      </Button>
      <p role="status">{data === 'copied' && text.copied}</p>
      {isAsking && (
        <div className="badge-other">
          <p>{text.askShown}</p>
          <div className="badge-buttons">
            <Button onClick={() => answer(true)}>{text.showAndShare}</Button>
            <Button look="outline" onClick={() => answer(false)}>
              {text.shareNameless}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

async function share(url: string, title: string): Promise<'shared' | 'copied'> {
  // Not every browser has it, whatever the types say.
  if (!('share' in navigator)) {
    await (navigator as Navigator).clipboard.writeText(url)
    return 'copied'
  }
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The learner closed the device's own dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return 'shared'
}

interface OtherNameProps {
  readonly id: string
  readonly name: string
  readonly onDone: () => void
}

function OtherName({ id, name, onDone }: OtherNameProps) {
  const readAgain = useReadAgain()
  const { mutate, isPending } = useMutation({
    mutationFn: () => renew(id),
    onSuccess: async () => {
      await readAgain()
      showToast(text.replaced, 'alert-success')
      onDone()
    },
    onError: () => showToast(text.replaceFailed, 'alert-error'),
  })
  return (
    <div className="badge-other">
      <p dir="auto">{text.otherName(name)}</p>
      <Button look="outline" busy={isPending} onClick={() => mutate()}>
        {text.replace}
      </Button>
    </div>
  )
}
