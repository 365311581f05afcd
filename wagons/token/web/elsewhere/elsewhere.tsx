import { useEffect, useState } from 'react'
import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { QrCode } from '#platform/web/ui/qr-code.tsx'
import type { openDoor } from '#wagons/token/contract/wallet-door.ts'
import { noneNote } from '#wagons/token/wallets/web/connect.en.ts'
import { copy } from '../sending/copy.ts'
import { appLinks } from './app-links.ts'
import * as text from './elsewhere.en.ts'

/** For a learner without a wallet in this browser: the way into that of an app, without another log-in. */
export function OpenDoor() {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let isGone = false
    openIdentity()
      .then(() => callApi<typeof openDoor>('POST', '/api/token/door'))
      .then(({ code }) => `${location.origin}${paths.claim}/sign?code=${code}`)
      .catch(() => null)
      .then((link) => isGone || setUrl(link))
    return () => {
      isGone = true
    }
  }, [])
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
