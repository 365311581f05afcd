import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { QrCode } from '#platform/web/ui/qr-code.tsx'
import { noneNote } from '#wagons/token/wallets/web/connect.en.ts'
import { copy } from '../sending/copy.ts'
import { appLinks } from './app-links.ts'
import { closeLink, type DoorLink, openLink } from './door-link.ts'
import * as text from './elsewhere.en.ts'

interface OpenDoorProps {
  /** Whether the wallet has used the link, and so may still be at it. */
  readonly isUsed: boolean
}

/** For a learner without a wallet in this browser: the way into that of an app, without another log-in. */
export function OpenDoor({ isUsed }: OpenDoorProps) {
  const [count, setCount] = useState(1)
  return <OneDoor key={count} isUsed={isUsed} onAgain={() => setCount(count + 1)} />
}

function OneDoor({ isUsed, onAgain }: OpenDoorProps & { readonly onAgain: () => void }) {
  const [link, setLink] = useState<DoorLink | null>()
  const hasEnded = useHasEnded(link?.endsAt)
  // Who left for an app, or takes the address there, signs while this page may be gone.
  const isTaken = useRef(false)
  const staysOpen = useRef(isUsed)
  staysOpen.current = isUsed || hasEnded || link === null
  useEffect(() => {
    let isGone = false
    const opening = openLink().catch(() => null)
    opening.then((opened) => isGone || setLink(opened))
    return () => {
      isGone = true
      // Somebody may have seen the code.
      if (!isTaken.current && !staysOpen.current) opening.then((opened) => opened && closeLink(opened))
    }
  }, [])
  if (link === undefined) return null
  if (link === null) return <p>{noneNote}</p>
  if (hasEnded)
    return (
      <>
        <p>{text.ended}</p>
        <Button look="outline" onClick={onAgain}>
          {text.again}
        </Button>
      </>
    )
  return (
    <>
      <Elsewhere
        url={link.url}
        words={{ phone: text.phone, computer: `${text.computer} ${text.stay}` }}
        onTaken={() => {
          isTaken.current = true
        }}
      />
      <p className="text-sm text-soft">{text.valid}</p>
    </>
  )
}

/** `endsAt` in ms. */
function useHasEnded(endsAt = Number.POSITIVE_INFINITY): boolean {
  const [hasEnded, setEnded] = useState(false)
  useEffect(() => {
    // Again and again: one long timer stands still while the device sleeps.
    const timer = setInterval(() => setEnded(Date.now() >= endsAt), 1_000)
    return () => clearInterval(timer)
  }, [endsAt])
  return hasEnded
}

interface ElsewhereProps {
  readonly url: string
  readonly words: { readonly phone: string; readonly computer: string }
  /** The address goes to an app of this device. */
  readonly onTaken?: () => void
}

/** On a phone links into its apps, and on a computer a code for the phone. */
export function Elsewhere({ url, words, onTaken }: ElsewhereProps) {
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (!isPhone)
    return (
      <>
        <p>{words.computer}</p>
        <div className="mx-auto w-60 max-w-full">
          <QrCode content={url} label={text.code} />
        </div>
      </>
    )
  return (
    <>
      <p>{words.phone}</p>
      <ul className="grid gap-2">
        {appLinks(url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer" className={`${buttonClass('outline')} w-full`} onClick={onTaken}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{text.phoneOther}</p>
      <Button
        look="outline"
        onClick={() => {
          onTaken?.()
          copy(url, text)
        }}
      >
        {text.copyAddress}
      </Button>
    </>
  )
}

/** For a friend who pays: the link itself is what the app opens, without `#`, which apps drop. */
export const PayElsewhere = ({ url }: { readonly url: string }) => (
  <Elsewhere url={url} words={{ phone: text.friendPhone, computer: text.friendComputer }} />
)
