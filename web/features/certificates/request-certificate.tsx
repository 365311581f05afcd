import { Suspense, useEffect, useRef } from 'react'
import { useKnownProgress } from '#web/features/modules/get-progress.ts'
import { latePart } from '#web/lib/late-page.tsx'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import * as text from './certificate.en.ts'
import { useCertificate } from './read-certificate.ts'
import { useSendRequest } from './send-request.ts'
import './request-certificate.css'

const StepList = latePart(() => import('./certificate-steps.tsx').then((part) => part.StepList))

/**
 * The request at the end of the dashboard (S2.21): its button, enabled once all modules are completed, in any order, and
 * where a request is. Once it was made, the way to the certificate takes the place of the button, and its focus.
 */
export function RequestCertificate() {
  const progress = useKnownProgress()
  const isOpen = progress?.completedModules.length === MODULE_COUNT
  return isOpen ? <OpenRequest /> : <ClosedRequest />
}

function ClosedRequest() {
  return (
    <div className="text-center">
      <Button className="w-full" disabled aria-describedby="certificate-note">
        {text.request}
      </Button>
      <p id="certificate-note" className="mt-2 text-sm text-soft">
        {text.requestNote}
      </p>
    </div>
  )
}

function OpenRequest() {
  const { send, isPending } = useSendRequest()
  const { data, isError } = useCertificate()
  const { request, certificate } = data ?? {}
  const isWaiting = request && !request.declined
  const isAsked = certificate ? !certificate.revokedAt : isWaiting
  const place = useRef<HTMLDivElement>(null)
  const hasSent = useRef(false)
  useEffect(() => {
    if (isAsked && hasSent.current && document.activeElement === document.body)
      place.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <div ref={place} className="certificate-request" data-asked={isAsked || undefined}>
      {(request || certificate || isError) && (
        <Link to={paths.certificate} className={isAsked ? `${buttonClass()} w-full` : 'text-link'}>
          {certificate ? text.own : text.preview}
        </Link>
      )}
      {!certificate?.revokedAt && (
        <Suspense>
          <StepList done={certificate ? 3 : isWaiting ? 1 : 0} requestedAt={request?.requestedAt} />
        </Suspense>
      )}
      {isAsked || (
        <Button
          className="w-full"
          busy={isPending}
          onClick={() => {
            hasSent.current = true
            send()
          }}
        >
          {text.request}
        </Button>
      )}
    </div>
  )
}
