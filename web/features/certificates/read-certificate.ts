import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { getCertificate } from '#contract/certificates.ts'
import type { Output } from '#contract/endpoint.ts'
import { callApi } from '#web/lib/api.ts'

export type CertificateState = Output<typeof getCertificate>

const queryKey = ['certificate']

/** What became of the learner's request. Whoever comes back to the page is told anew. */
export function useCertificate() {
  return useQuery({
    queryKey,
    queryFn: () => callApi<typeof getCertificate>('GET', '/api/certificate'),
  })
}

/** Asks again, after something was changed. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
