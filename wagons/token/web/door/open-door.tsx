import { useEffect, useRef, useState } from 'react'
import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { QrCode } from '#platform/web/ui/qr-code.tsx'
import type { openDoor } from '#wagons/token/contract/wallet-door.ts'
import { noneNote } from '#wagons/token/wallets/web/connect.en.ts'
import { copy } from '../claim/chain-facts.tsx'
import { useToken } from '../claim/read-token.ts'
import { appLinks } from './app-links.ts'
import * as text from './door.en.ts'

/** In ms: the wallet is elsewhere, so the page looks whether it has signed. */
const pause = 5_000

/** For a learner without a wallet in this browser: the way into that of an app, without another log-in. */
export function OpenDoor({ onSigned }: { readonly onSigned: () => void }) {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let isGone = false
    openIdentity()
      .then(() => callApi<typeof openDoor>('POST', '/api/token/door'))
      .then(({ code }) => `${location.origin}/claim/sign/${code}`)
      .catch(() => null)
      .then((link) => isGone || setUrl(link))
    return () => {
      isGone = true
    }
  }, [])
  const { data } = useToken(pause)
  const token = data?.token
  const isSigned = token !== undefined && 'signed' in token && token.signed?.hasEnded === false
  const tell = useRef(onSigned)
  tell.current = onSigned
  useEffect(() => {
    if (isSigned) tell.current()
  }, [isSigned])
  if (url === undefined) return null
  if (url === null) return <p>{noneNote}</p>
  return (
    <>
      <Elsewhere url={url} words={text} />
      <p className="text-sm text-soft">{text.valid}</p>
    </>
  )
}

interface ElsewhereProps {
  readonly url: string
  readonly words: { readonly phone: string; readonly computer: string }
}

/** On a phone links into its apps, and on a computer a code for the phone. */
export function Elsewhere({ url, words }: ElsewhereProps) {
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (!isPhone)
    return (
      <>
        <p>{words.computer}</p>
        <QrCode content={url} label={text.code} />
      </>
    )
  return (
    <>
      <p>{words.phone}</p>
      <ul className="grid gap-2">
        {appLinks(url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer" className={`${buttonClass('outline')} w-full`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{text.phoneOther}</p>
      <Button look="outline" onClick={() => copy(url, text)}>
        {text.copyAddress}
      </Button>
    </>
  )
}

/** For a friend who pays: the link itself is what the app opens, without `#`, which apps drop. */
export const PayElsewhere = ({ url }: { readonly url: string }) => (
  <Elsewhere url={url} words={{ phone: text.friendPhone, computer: text.friendComputer }} />
)
