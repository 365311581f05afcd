import { load } from 'virtual:parts/certificate'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { requestCertificate } from '#features/certificates/contract/certificates.ts'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './certificate.en.ts'
import { token } from './certificate-steps.en.ts'
import { Announced, decidedWords, StepLine, stepNames, TokenForm } from './certificate-steps.tsx'
import { type CertificateState, useCertificate, useReadAgain } from './read-certificate.ts'

/** Draws `children` with the learner's token where it is there. */
export type TokenArrival = ComponentType<{ readonly children: (coin?: ReactNode) => ReactNode }>

const day = dateText({ dateStyle: 'medium' })

const fetchPart = load
const Arrival = fetchPart && latePart(async () => (await fetchPart()).TokenArrival)
// A picture: the words are there before it.
const RewardPicture = latePart(() => import('./reward/reward-picture.tsx').then((part) => part.RewardPicture))

/**
 * The request at the end of the dashboard (S2.21): its button, enabled once all modules are completed, in any order, and
 * where a request is. Once it was made, what happens next stands there, and the button below it, which
 * answers that it was (S4.31).
 */
export function RequestCertificate() {
  // Its page has asked for it.
  const { data: progress } = useQuery({ ...progressQuery, enabled: false })
  const isOpen = progress?.completedModules.length === MODULE_COUNT
  return isOpen ? <OpenRequest /> : <ClosedRequest />
}

function ClosedRequest() {
  return (
    <div className="closed-request panel flex flex-wrap items-center gap-4 p-4">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-display text-[1.25rem]/[1.15]">{text.own}</p>
        <p id="certificate-note" className="text-sm text-soft">
          {text.requestNote}
        </p>
      </div>
      <Button className="flex-[1_1_16rem]" disabled aria-describedby="certificate-note">
        {text.request}
      </Button>
    </div>
  )
}

function OpenRequest() {
  const { data, isError } = useCertificate()
  const { request, certificate, rule = null, usualHours = null } = data ?? {}
  const isRevoked = Boolean(certificate?.revokedAt)
  if (isUnderWay(data))
    return <WithCoin {...data}>{(coin) => <OnItsWay {...data} isTokenHere={Boolean(coin)} />}</WithCoin>
  return (
    <div className="grid justify-items-center gap-[0.9rem]">
      <RequestButton isAsked={false} />
      {(request || certificate || isError) && (
        <Link to={paths.certificate} className="text-link">
          {certificate ? text.own : text.preview}
        </Link>
      )}
      {!isRevoked && (
        <div className="mt-[0.4rem] grid w-full gap-[0.9rem]">
          <StepLine names={stepNames} done={0} />
          <p className="text-pretty">
            {decidedWords({ rule, usualHours })} <TokenForm />
          </p>
        </div>
      )}
    </div>
  )
}

const isUnderWay = (state: CertificateState | undefined): state is CertificateState =>
  Boolean(state?.certificate ? !state.certificate.revokedAt : state?.request && !state.request.declined)

interface WithCoinProps extends Pick<CertificateState, 'certificate'> {
  readonly children: (coin?: ReactNode) => ReactNode
}

function WithCoin({ certificate, children }: WithCoinProps) {
  if (!certificate || !Arrival || !hasPage(paths.claim)) return children()
  return (
    <Suspense fallback={children()}>
      <Arrival>{children}</Arrival>
    </Suspense>
  )
}

/** Over the train at the end of the journey, once the certificate is requested: how far it has come, and its picture. */
export function Reward() {
  const { data } = useCertificate()
  return isUnderWay(data) && <WithCoin {...data}>{(coin) => <Titled {...data} coin={coin} />}</WithCoin>
}

function Titled({ coin, ...state }: CertificateState & { readonly coin: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed has left its place, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {coin ? text.bothHere : state.certificate ? text.isHere : text.onItsWay}
      </h2>
      <Suspense>
        <RewardPicture {...state} requested={text.stamp} coin={coin} />
      </Suspense>
    </>
  )
}

interface OnItsWayProps extends CertificateState {
  readonly isTokenHere: boolean
}

/** From the request to the token: what happens next, when, and to which address it is told. */
const OnItsWay = ({ request, certificate, isTokenHere, ...waits }: OnItsWayProps) => (
  <div className="on-its-way grid grid-cols-1 gap-[0.9rem]">
    {!certificate && (
      <p>
        {decidedWords(waits)} <Announced />
      </p>
    )}
    <Link to={paths.certificate} className={`${buttonClass()} w-full text-[1.25rem]`}>
      {certificate ? text.own : text.preview}
    </Link>
    <StepLine names={stepNames} done={isTokenHere ? 4 : certificate ? 3 : 1} />
    <TokenLink words={isTokenHere ? text.ownToken : token} />
    <RequestButton isAsked at={request?.requestedAt} />
  </div>
)

/** What comes after the certificate. */
const TokenLink = ({ words }: { readonly words: string }) =>
  hasPage(paths.claim) && (
    <Link to={paths.claim} className={`${buttonClass('outline')} w-full`}>
      {words}
    </Link>
  )

interface RequestButtonProps {
  /** It was requested before, and the server says so: then it is a line of what is done, and answers that it is. */
  readonly isAsked: boolean
  /** When, in ms. */
  readonly at?: number | undefined
}

export function RequestButton({ isAsked, at }: RequestButtonProps) {
  const { send, isPending } = useSendRequest()
  return (
    <Button
      className={`w-full ${isAsked ? 'request-done' : ''}`}
      look={isAsked ? 'outline' : 'solid'}
      busy={isPending}
      onClick={send}
    >
      {isAsked && <CheckIcon className="size-5" />}
      <span className="min-w-0">
        {text.request} {at && <span className="mt-1 block font-sans text-sm font-normal">{day(at)}</span>}
      </span>
    </Button>
  )
}

const mutationKey = ['certificate-request']

/** In the words of S8.16 to S8.19. `send` does nothing while a request is on its way: a double click asks once. */
function useSendRequest() {
  const client = useQueryClient()
  const readAgain = useReadAgain()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => callApi<typeof requestCertificate>('POST', '/api/certificate-request', { body: {} }),
    onMutate: () => showToast(text.sending, 'alert-info'),
    onSuccess({ created }) {
      showToast(created ? text.sent : text.alreadySent, 'alert-success')
      void readAgain()
    },
    onError: () => showToast(text.failed, 'alert-error'),
  })
  const send = () => {
    if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { send, isPending }
}
