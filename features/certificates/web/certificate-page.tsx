import { type ComponentType, type ReactNode, Suspense } from 'react'
import { OwnEmail } from '#features/identity/web/own-email.tsx'
import { useProgress } from '#features/modules/web/state/get-progress.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { alreadySent } from './certificate.en.ts'
import { CertificateSteps, StepLine, stepNames, TokenAhead } from './certificate-steps.tsx'
import { CertificateTicket } from './certificate-ticket.tsx'
import { Folds } from './fold.tsx'
import { History, tellHistory } from './history.tsx'
import * as text from './own-certificate.en.ts'
import { OwnParts, OwnTicket } from './own-certificate.tsx'
import { type CertificateState, useCertificate } from './read-certificate.ts'
import { RequestButton, RequestCertificate } from './request-certificate.tsx'

const day = dateText({ dateStyle: 'long' })
const moment = dateText({ dateStyle: 'long', timeStyle: 'short' })

// Below what the page is opened for, with files of their own (decision 86).
const FinalOffer = latePart(() =>
  import('#features/assessments/web/final-offer.tsx').then((part) => part.FinalOffer),
)
const NameForm = latePart(() => import('./name-form.tsx').then((part) => part.NameForm))
const BadgeStamps = latePart(() => import('./badges/badge-stamps.tsx').then((part) => part.BadgeStamps))
const CorrectionForm = latePart(() => import('./name-form.tsx').then((part) => part.CorrectionForm))

/** What the page says of the token that goes with a certificate. */
interface TokenWords {
  /** The choice of whether the public page says that there is a token. */
  readonly shownToken?: ReactNode
  /** The way to the token, beside an issued certificate. */
  readonly token?: ReactNode
  /** It was claimed, whatever has become of it. */
  readonly isTokenOver?: boolean
}

/** Fetches what the page says of the token, and draws the rest with it, so that nothing moves when it is there. */
export type Around = ComponentType<{ readonly children: (words: TokenWords) => ReactNode }>

export function CertificatePage({ Around }: { readonly Around?: Around | undefined }) {
  const { data, isPending, refetch, isFetching } = useCertificate()
  if (isPending) return <Loading shape="card" />
  return (
    <div className="grid grid-cols-1 gap-5">
      {data ? (
        <State {...data} Around={Around} />
      ) : (
        <>
          <Title />
          <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />
        </>
      )}
    </div>
  )
}

const badges = (
  <Suspense fallback={<div className="h-56" />}>
    <BadgeStamps />
  </Suspense>
)

/** Beside a certificate that was requested, or that can be. */
const finalOffer = (
  <Suspense>
    <FinalOffer />
  </Suspense>
)

const Title = () => <h1 className="text-4xl">{text.title}</h1>

/** Once all modules are done it is requested here, too. */
function NotRequested(waits: Pick<CertificateState, 'rule' | 'usualHours'>) {
  const { data: progress } = useProgress()
  if (progress?.completedModules.length === MODULE_COUNT)
    return (
      <>
        <section className="paper-card p-5 sm:p-7">
          <p className="mb-5 text-soft">
            {text.readyNote} <OwnEmail />
          </p>
          <RequestCertificate />
        </section>
        {badges}
        {finalOffer}
      </>
    )
  return (
    <>
      <Card title={text.notRequested}>
        <p className="text-soft">{text.notRequestedNote}</p>
        <ToDashboard />
      </Card>
      <CertificateSteps {...waits} />
      {badges}
    </>
  )
}

function State({ Around, ...state }: CertificateState & { readonly Around: Around | undefined }) {
  const { request, certificate, correction, contact, history, issuer, rule, usualHours } = state
  if (certificate?.revokedAt)
    return (
      <>
        <Title />
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
        {badges}
        <History history={history} />
      </>
    )
  if (certificate) {
    const rest = (words: TokenWords) => (
      <OwnParts
        certificate={certificate}
        history={history}
        badges={badges}
        finalOffer={finalOffer}
        {...words}
      >
        <Suspense>
          <CorrectionForm name={certificate.name} correction={correction} />
        </Suspense>
      </OwnParts>
    )
    return (
      <>
        <OwnTicket certificate={certificate} issuer={issuer} />
        {Around ? (
          <Suspense fallback={<Loading shape="card" />}>
            <Around>{rest}</Around>
          </Suspense>
        ) : (
          rest({})
        )}
      </>
    )
  }
  if (!request)
    return (
      <>
        <Title />
        <NotRequested rule={rule} usualHours={usualHours} />
      </>
    )
  const form = (
    <Suspense fallback={<div className="h-56" />}>
      <NameForm key={request.name} name={request.name} />
    </Suspense>
  )
  if (request.declined)
    return (
      <>
        <Title />
        <Card title={text.declined}>
          <p>{text.declinedNote(day(request.declined.at))}</p>
          <Reason reason={request.declined.reason} />
          <p className="text-soft">{text.askAgain}</p>
          <ToDashboard />
          {form}
        </Card>
        {badges}
        <History history={history} />
      </>
    )
  return <Waiting {...state} {...request} form={form} />
}

interface WaitingProps extends Pick<CertificateState, 'history' | 'issuer' | 'rule' | 'usualHours'> {
  readonly name: string
  readonly requestedAt: number
  readonly form: ReactNode
}

/** Until it is decided: the ticket as it will be, and where it is on its way. */
function Waiting({ name, requestedAt, history, issuer, rule, usualHours, form }: WaitingProps) {
  const { lastEvent, earlier } = tellHistory(history)
  return (
    <>
      <CertificateTicket name={name} moduleCount={MODULE_COUNT} issuer={issuer} issued={null} />
      <section className="paper-card grid grid-cols-1 gap-5 p-5 sm:p-7">
        <div>
          <h1 className="text-3xl">{text.waiting}</h1>
          <p className="mt-2 text-soft">
            {waitingWords(rule, usualHours)} <OwnEmail />
          </p>
          {rule?.at && <p className="mt-2 text-soft">{text.untilThen(rule.hours)}</p>}
        </div>
        <StepLine names={stepNames} done={1} />
        <ToDashboard />
        {lastEvent}
      </section>
      <section className="paper-card p-5 sm:p-7">{form}</section>
      <TokenAhead />
      {badges}
      {finalOffer}
      {earlier && <Folds>{earlier}</Folds>}
      <section className="paper-card px-5 py-3 sm:px-7">
        <RequestButton isAsked at={requestedAt} />
        <p className="text-sm text-soft">
          {alreadySent}. {!rule?.needs.length && text.nothingMore}
        </p>
      </section>
    </>
  )
}

/** When it comes without a person, or what the learner can do for that; else how long people take. */
function waitingWords(rule: CertificateState['rule'], usualHours: number | null): string {
  if (!rule) return usualHours ? text.waitingHours(usualHours) : text.waitingNote
  return rule.at
    ? text.waitingByRule(moment(rule.at))
    : `${text.needs[rule.needs.join(' ')]} ${text.otherwise}`
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
  <Link to={paths.dashboard} className={`${buttonClass()} sm:justify-self-start`}>
    {text.toDashboard}
  </Link>
)
