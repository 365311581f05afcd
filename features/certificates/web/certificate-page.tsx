import { type ComponentType, type ReactNode, Suspense } from 'react'
import { OwnEmail } from '#features/identity/web/own-email.tsx'
import { useProgress } from '#features/modules/web/state/get-progress.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { CertificateSteps } from './certificate-steps.tsx'
import { CertificateTicket } from './certificate-ticket.tsx'
import { History, StepsSoFar } from './history.tsx'
import { CorrectionForm, NameForm } from './name-form.tsx'
import * as text from './own-certificate.en.ts'
import { OwnCertificate } from './own-certificate.tsx'
import { type CertificateState, useCertificate } from './read-certificate.ts'
import { RequestButton, RequestCertificate } from './request-certificate.tsx'

const day = dateText({ dateStyle: 'long' })

/** What the page says of the token that goes with a certificate. */
interface TokenWords {
  /** The choice of whether the public page says that there is a token. */
  readonly shownToken?: ReactNode
  /** The way to the token, beside an issued certificate. */
  readonly token?: ReactNode
}

/** Fetches what the page says of the token, and draws the rest with it, so that nothing moves when it is there. */
export type Around = ComponentType<{ readonly children: (words: TokenWords) => ReactNode }>

export function CertificatePage({ Around }: { readonly Around?: Around | undefined }) {
  const { data, isPending, refetch, isFetching } = useCertificate()
  if (isPending) return <Loading shape="card" />
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      {data && isWaiting(data) ? (
        <div>
          <h1 className="text-4xl">{text.waiting}</h1>
          <p className="mt-2 text-soft">
            {text.waitingNote} <OwnEmail />
          </p>
        </div>
      ) : (
        <h1 className="text-4xl">{text.title}</h1>
      )}
      {!data ? (
        <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />
      ) : Around && data.certificate ? (
        <Suspense fallback={<Loading shape="card" />}>
          <Around>{(words) => <State {...data} {...words} />}</Around>
        </Suspense>
      ) : (
        <State {...data} />
      )}
    </div>
  )
}

/** Once all modules are done it is requested here, too. */
function NotRequested() {
  const { data: progress } = useProgress()
  if (progress?.completedModules.length === MODULE_COUNT)
    return (
      <section className="paper-card p-5 sm:p-7">
        <p className="mb-5 text-soft">
          {text.readyNote} <OwnEmail />
        </p>
        <RequestCertificate />
      </section>
    )
  return (
    <>
      <Card title={text.notRequested}>
        <p className="text-soft">{text.notRequestedNote}</p>
        <ToDashboard />
      </Card>
      <CertificateSteps done={0} />
    </>
  )
}

/** Until an operator has decided. */
const isWaiting = ({ request, certificate }: CertificateState) =>
  !!request && !request.declined && !certificate

function State({ shownToken, token, ...state }: CertificateState & TokenWords) {
  const { request, certificate, correction, contact, history, issuer } = state
  if (certificate?.revokedAt)
    return (
      <>
        <Card title={text.revoked}>
          <p>{text.revokedNote(day(certificate.revokedAt))}</p>
          <Reason reason={certificate.revokeReason ?? ''} />
          <p className="text-soft">{text.revokedPage}</p>
          {contact ? (
            <p className="text-soft">
              {text.revokedWrite} <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          ) : (
            <p className="text-soft">{text.revokedContact}</p>
          )}
        </Card>
        <History history={history} />
      </>
    )
  if (certificate)
    return (
      <>
        <OwnCertificate
          certificate={certificate}
          history={history}
          issuer={issuer}
          shownToken={shownToken}
          token={token}
        />
        <CorrectionForm name={certificate.name} correction={correction} />
      </>
    )
  if (!request) return <NotRequested />
  const form = <NameForm key={request.name} name={request.name} />
  if (request.declined)
    return (
      <>
        <Card title={text.declined}>
          <p>{text.declinedNote(day(request.declined.at))}</p>
          <Reason reason={request.declined.reason} />
          <p className="text-soft">{text.askAgain}</p>
          <ToDashboard />
          {form}
        </Card>
        <History history={history} />
      </>
    )
  return (
    <>
      <StepsSoFar history={history} />
      <CertificateTicket name={request.name} moduleCount={MODULE_COUNT} issuer={issuer} issued={null} />
      <section className="paper-card p-5 sm:p-7">{form}</section>
      <RequestButton isAsked />
    </>
  )
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="paper-card grid grid-cols-1 gap-4 p-5 sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

const Reason = ({ reason }: { readonly reason: string }) => (
  <blockquote dir="auto" className="border-s-4 border-line ps-4">
    {reason}
  </blockquote>
)

const ToDashboard = () => (
  <Link to={paths.dashboard} className={`${buttonClass()} justify-self-start`}>
    {text.toDashboard}
  </Link>
)
