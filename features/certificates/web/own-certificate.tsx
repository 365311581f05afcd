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
  readonly history: readonly CertificateEvent[]
}

/** First and large: the certificate, below it its two files for people and what shares it, and how far it has come. */
export function OwnTicket({ certificate, issuer, history }: OwnCertificateProps) {
  const { id, name, issuedAt, moduleCount, linkedIn, finalCheck } = certificate
  return (
    <>
      <CertificateTicket name={name} moduleCount={moduleCount} issuer={issuer} issued={{ id, at: issuedAt }}>
        <DownloadButton href="/api/certificate/certificate.pdf" words={text.pdf} />
        <DownloadButton href="/api/certificate/badge.png" words={text.badge} look="outline" />
        <ShareButton certificate={certificate} issuer={issuer} />
        <a href={linkedIn} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
          {text.linkedIn}
        </a>
      </CertificateTicket>
      <section className="paper-card grid grid-cols-1 gap-5 p-5 sm:p-7">
        <h1 className="text-3xl">{text.title}</h1>
        {finalCheck && <p>{finalCheck}</p>}
        {tellHistory(history, true).lastEvent}
        <StepLine names={stepNames} done={3} />
      </section>
    </>
  )
}

interface OwnPartsProps extends Pick<OwnCertificateProps, 'certificate' | 'history'> {
  readonly shownToken?: ReactNode
  readonly token?: ReactNode
  readonly badges: ReactNode
  readonly finalOffer: ReactNode
  /** The form for another name. */
  readonly children: ReactNode
}

/** What is below it, once it is known what there is to say of a token. */
export function OwnParts(props: OwnPartsProps) {
  const { certificate, history, shownToken, token, badges, finalOffer, children } = props
  const { url } = certificate
  const readAgain = useReadAgain()
  return (
    <>
      {token}
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
        {tellHistory(history, true).earlier}
        {children}
      </Folds>
    </>
  )
}
