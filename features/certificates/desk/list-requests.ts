import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type {
  listCertificateRequests,
  RequestList,
} from '#features/certificates/contract/certificate-desk.ts'
import { callApi } from '#platform/web/lib/api.ts'

const queryKey = 'operator-certificates'

export function useRequests(list: RequestList, search: string) {
  return useInfiniteQuery({
    queryKey: [queryKey, list, search],
    queryFn: ({ pageParam: cursor }) =>
      callApi<typeof listCertificateRequests>('GET', '/api/operator/certificates', {
        query: search ? { search, cursor } : { list, cursor },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function useReadRequestsAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [queryKey] })
}
