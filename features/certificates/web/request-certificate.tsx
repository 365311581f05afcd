import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { requestCertificate } from '#features/certificates/contract/certificates.ts'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './certificate.en.ts'
import { StepList } from './certificate-steps.tsx'
import { useCertificate, useReadAgain } from './read-certificate.ts'

/**
 * The request at the end of the dashboard (S2.21): its button, enabled once all modules are completed, in any order, and
 * where a request is. Once it was made, the button stays and answers that it was (S4.31); below
 * it stands the way to the certificate.
 */
export function RequestCertificate() {
  // Its page has asked for it.
  const { data: progress } = useQuery({ ...progressQuery, enabled: false })
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
  const { data, isError } = useCertificate()
  const { request, certificate } = data ?? {}
  const isWaiting = request && !request.declined
  const isAsked = certificate ? !certificate.revokedAt : isWaiting
  return (
    <div className="grid justify-items-center gap-[1.1rem]">
      <RequestButton isAsked={!!isAsked} />
      {(request || certificate || isError) && (
        <Link
          to={paths.certificate}
          className={isAsked ? `${buttonClass()} w-full text-[1.25rem]` : 'text-link'}
        >
          {certificate ? text.own : text.preview}
        </Link>
      )}
      {!certificate?.revokedAt && (
        <div className="mt-[0.4rem] w-full">
          <StepList
            done={certificate ? 3 : isWaiting ? 1 : 0}
            requestedAt={request?.requestedAt}
            rule={data?.rule}
            usualHours={data?.usualHours}
          />
        </div>
      )}
    </div>
  )
}

/** `isAsked`: it was requested before, and the server says so: then it looks done, and answers that it is. */
export function RequestButton({ isAsked }: { readonly isAsked: boolean }) {
  const { send, isPending } = useSendRequest()
  return (
    <Button
      className={`w-full ${isAsked ? 'border-transparent text-soft' : ''}`}
      look={isAsked ? 'outline' : 'solid'}
      busy={isPending}
      onClick={send}
    >
      {isAsked && <CheckIcon className="size-6" />}
      {text.request}
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
