import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { getCertificate } from '#features/certificates/contract/certificates.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api.ts'

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
