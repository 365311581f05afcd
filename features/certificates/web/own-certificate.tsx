import type { ReactNode } from 'react'
import type {
  OwnCertificate as Certificate,
  CertificateEvent,
} from '#features/certificates/contract/certificates.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { StepLine, stepNames } from './certificate-steps.tsx'
import { CertificateTicket } from './certificate-ticket.tsx'
import { DownloadButton } from './files/download-button.tsx'
import { Fold, Folds } from './fold.tsx'
import { tellHistory } from './history.tsx'
import * as text from './own-certificate.en.ts'
import { ShownName } from './public-name/shown-name.tsx'
import { saveShown, useReadAgain } from './read-certificate.ts'
import { ShareButton } from './share-button.tsx'

interface OwnCertificateProps {
  readonly certificate: Certificate
  readonly issuer: string
}

/** First and large: the certificate, below it its two files for people and what shares it. */
export function OwnTicket({ certificate, issuer }: OwnCertificateProps) {
  const { id, name, issuedAt, moduleCount, linkedIn } = certificate
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <CertificateTicket name={name} moduleCount={moduleCount} issuer={issuer} issued={{ id, at: issuedAt }}>
        <DownloadButton href="/api/certificate/certificate.pdf" words={text.pdf} />
        <DownloadButton href="/api/certificate/badge.png" words={text.badge} look="outline" />
        <ShareButton certificate={certificate} issuer={issuer} />
        <a href={linkedIn} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
          {text.linkedIn}
        </a>
      </CertificateTicket>
    </>
  )
}

interface OwnPartsProps extends Pick<OwnCertificateProps, 'certificate'> {
  readonly shownToken?: ReactNode
  readonly token?: ReactNode
  readonly isTokenOver?: boolean
  readonly history: readonly CertificateEvent[]
  readonly badges: ReactNode
  readonly finalOffer: ReactNode
  /** The form for another name. */
  readonly children: ReactNode
}

/** What is below it, once it is known what there is to say of a token: how far it has come and what is next, then the rest. */
export function OwnParts(props: OwnPartsProps) {
  const { certificate, history, shownToken, token, isTokenOver, badges, finalOffer, children } = props
  const { url, finalCheck } = certificate
  const { lastEvent, earlier } = tellHistory(history, true)
  const readAgain = useReadAgain()
  return (
    <>
      <section className="paper-card grid grid-cols-1 gap-5 p-5 sm:p-7">
        {token && <h2 className="text-2xl">{text.comesNext}</h2>}
        <StepLine names={stepNames} done={isTokenOver ? 4 : 3} />
        {token}
        {finalCheck && <p>{finalCheck}</p>}
        {lastEvent}
      </section>
      {badges}
      <section className="paper-card p-5 sm:p-7">
        <h2 className="text-2xl">{text.publicPage}</h2>
        <p className="mt-1 text-soft">{text.publicPageNote}</p>
        <p className="mt-2 break-all">
          <a href={url}>{url}</a>
        </p>
        <p className="mt-2">
          <a href="/verify">{text.verify}</a>
        </p>
        <ShownName choice={certificate} save={saveShown} onSaved={readAgain} />
        {shownToken}
      </section>
      {finalOffer}
      <Folds>
        <Fold title={text.forSoftware}>
          <div className="card-actions">
            <p className="w-full text-sm text-soft">{text.badgeNote}</p>
            <DownloadButton href="/api/certificate/credential.json" words={text.json} look="outline" />
            <DownloadButton href="/api/certificate/credential.jwt" words={text.jwt} look="outline" />
          </div>
        </Fold>
        {earlier}
        {children}
      </Folds>
    </>
  )
}
