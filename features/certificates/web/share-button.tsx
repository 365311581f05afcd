import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { OwnCertificate } from '#features/certificates/contract/certificates.ts'
import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './own-certificate.en.ts'
import { saveShown, useReadAgain } from './read-certificate.ts'

const AskShown = lazy(() => import('./ask-shown.tsx').then((part) => ({ default: part.AskShown })))

interface ShareButtonProps {
  readonly certificate: OwnCertificate
  readonly issuer: string
}

/**
 * Shares the public page, with a picture of the ticket where the device takes one; else the link is copied. Before the
 * first time it asks whether that page shall have the name: a link without one is seldom what is meant.
 */
export function ShareButton({ certificate, issuer }: ShareButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const readAgain = useReadAgain()
  const { mutate, isPending, data } = useMutation({
    async mutationFn(showsName: boolean) {
      if (showsName !== certificate.showsName) {
        await saveShown({ showsName, confirmsName: certificate.confirmsName })
        void readAgain()
      }
      if ((await share(certificate, issuer)) !== 'copied') return ''
      return showsName ? text.copiedWithName : text.copiedNameless
    },
    networkMode: 'always',
    onError: (_error, showsName) =>
      showToast(showsName && !certificate.showsName ? text.shownNotShared : text.shareFailed, 'alert-error'),
  })
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => void (data && said.current?.scrollIntoView({ block: 'nearest' })), [data])
  const wasAsked = certificate.showsName || readLocal('sharedCertificate') !== null
  const answer = (showsName: boolean) => {
    writeLocal('sharedCertificate', 'true')
    setAsking(false)
    mutate(showsName)
  }
  return (
    <>
      <Button
        look="outline"
        busy={isPending}
        onClick={() => {
          // A browser opens its own dialog for some seconds after a tap alone: nothing of it is fetched after the answer.
          void fetchPicture()
          if (wasAsked) mutate(certificate.showsName)
          else setAsking(true)
        }}
      >
        {text.share}
      </Button>
      <p ref={said} role="status" className="order-last w-full empty:hidden">
        {data}
      </p>
      {isAsking && (
        <Suspense>
          <AskShown onAnswer={answer} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

async function share(certificate: OwnCertificate, issuer: string): Promise<'shared' | 'copied'> {
  const { url } = certificate
  // Not every browser has it, whatever the types say.
  if (!('share' in navigator)) {
    await (navigator as Navigator).clipboard.writeText(url)
    return 'copied'
  }
  const files = await pictureOf(certificate, issuer)
  const withPicture = files.length > 0 && navigator.canShare?.({ files })
  try {
    await navigator.share({ title: text.shared, url, ...(withPicture && { files }) })
  } catch (error) {
    // The learner closed the device's own dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return 'shared'
}

const fetchPicture = () => import('./ticket-picture.ts').catch(() => undefined)

/** None where it cannot be drawn: the link alone will do. */
async function pictureOf(certificate: OwnCertificate, issuer: string): Promise<File[]> {
  try {
    const { drawTicketPicture } = await import('./ticket-picture.ts')
    const picture = await drawTicketPicture({ ...certificate, issuer })
    return [new File([picture], 'certificate.png', { type: picture.type })]
  } catch {
    return []
  }
}
