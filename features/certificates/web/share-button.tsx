import { useMutation } from '@tanstack/react-query'
import type { OwnCertificate } from '#features/certificates/contract/certificates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './own-certificate.en.ts'

interface ShareButtonProps {
  readonly certificate: OwnCertificate
  readonly issuer: string
}

/** Shares the public page, with a picture of the ticket where the device takes one; else the link is copied. */
export function ShareButton({ certificate, issuer }: ShareButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => share(certificate, issuer),
    networkMode: 'always',
    onSuccess: (outcome) => outcome === 'copied' && showToast(text.linkCopied, 'alert-success'),
    onError: () => showToast(text.shareFailed, 'alert-error'),
  })
  return (
    <Button look="outline" busy={isPending} onClick={() => mutate()}>
      {text.share}
    </Button>
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
