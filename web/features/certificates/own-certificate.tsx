import { useMutation } from '@tanstack/react-query'
import type { OwnCertificate as Certificate } from '#contract/certificates.ts'
import { pageLanguage } from '#web/lib/page-language.ts'
import { downloadFile } from '#web/lib/save-file.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as text from './own-certificate.en.ts'
import { ShownName } from './shown-name.tsx'

const day = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long', timeZone: 'UTC' })

export function OwnCertificate({ certificate }: { readonly certificate: Certificate }) {
  const { name, issuedAt, url, linkedIn, showsName } = certificate
  return (
    <Ticket
      stub={
        <>
          <p className="text-soft">{text.awardedTo}</p>
          <p dir="auto" className="text-3xl font-semibold">
            {name}
          </p>
          <p className="mt-1 text-soft">{text.issuedOn(day.format(issuedAt))}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Download file="certificate.pdf" words={text.pdf} />
            <Download file="badge.png" words={text.badge} look="outline" />
          </div>
          <p className="mt-4 text-sm text-soft">{text.badgeNote}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Download file="credential.json" words={text.json} look="outline" />
            <Download file="credential.jwt" words={text.jwt} look="outline" />
          </div>
        </>
      }
    >
      <h2 className="text-2xl">{text.publicPage}</h2>
      <p className="mt-1 text-soft">{text.publicPageNote}</p>
      <p className="mt-2 break-all">
        <a href={url}>{url}</a>
      </p>
      <ShownName showsName={showsName} />
      <a href={linkedIn} target="_blank" rel="noreferrer" className={`${buttonClass('outline')} mt-5`}>
        {text.linkedIn}
      </a>
    </Ticket>
  )
}

/** In ms: the first file is made while the learner waits. */
const longest = 60_000

interface DownloadProps {
  readonly file: 'certificate.pdf' | 'badge.png' | 'credential.json' | 'credential.jwt'
  readonly words: string
  readonly look?: 'outline'
}

function Download({ file, words, look }: DownloadProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile('GET', `/api/certificate/${file}`, longest),
    onError: () => showToast(text.downloadFailed, 'alert-error'),
  })
  return (
    <Button busy={isPending} onClick={() => mutate()} {...(look && { look })}>
      {words}
    </Button>
  )
}
