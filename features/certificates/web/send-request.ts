import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { requestCertificate } from '#features/certificates/contract/certificates.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './certificate.en.ts'
import { useReadAgain } from './read-certificate.ts'

const mutationKey = ['certificate-request']

/** In the words of S8.16 to S8.19. `send` does nothing while a request is on its way: a double click asks once. */
export function useSendRequest() {
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
