import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { getCertificate, saveShownName } from '#features/certificates/contract/certificates.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import type { ShownNameChoice } from './public-name/shown-name.tsx'

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

export const saveShown = (body: ShownNameChoice) =>
  callApi<typeof saveShownName>('PUT', '/api/certificate/shown-name', { body })
