import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { getCertificate } from '#contract/certificates.ts'
import type { Output } from '#contract/endpoint.ts'
import { callApi } from '#web/lib/api.ts'

export type CertificateState = Output<typeof getCertificate>

const queryKey = ['certificate']

export function useCertificate() {
  return useQuery({
    queryKey,
    queryFn: () => callApi<typeof getCertificate>('GET', '/api/certificate'),
  })
}

export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
