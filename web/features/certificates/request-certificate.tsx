import { Suspense } from 'react'
import { useKnownProgress } from '#web/features/modules/get-progress.ts'
import { latePart } from '#web/lib/late-page.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import * as text from './certificate.en.ts'
import { useCertificate } from './read-certificate.ts'
import { useSendRequest } from './send-request.ts'

const StepList = latePart(async () => (await import('./certificate-steps.tsx')).StepList)

/** The button at the end of the dashboard (S2.21): enabled once all modules are completed, in any order. */
export function RequestCertificate() {
  const progress = useKnownProgress()
  const { send, isPending } = useSendRequest()
  const isOpen = progress?.completedModules.length === MODULE_COUNT
  return (
    <div className="text-center">
      <Button
        className="w-full"
        disabled={!isOpen}
        aria-describedby={isOpen ? undefined : 'certificate-note'}
        busy={isPending}
        onClick={send}
      >
        {text.request}
      </Button>
      <p id="certificate-note" className="mt-2 text-sm text-soft">
        {isOpen ? (
          <Link to={paths.certificate} className="text-link">
            {text.own}
          </Link>
        ) : (
          text.requestNote
        )}
      </p>
      {isOpen && <RequestSteps />}
    </div>
  )
}

/** Where the request is, below its button. */
function RequestSteps() {
  const { data } = useCertificate()
  if (data?.certificate?.revokedAt) return null
  const isWaiting = data?.request && !data.request.declined
  return (
    <div className="mt-5 text-start">
      <Suspense>
        <StepList done={data?.certificate ? 3 : isWaiting ? 1 : 0} />
      </Suspense>
    </div>
  )
}
