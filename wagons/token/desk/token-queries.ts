import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api.ts'
import type {
  getDeployTransaction,
  getRootTransaction,
  getTokenOverview,
  listSignedClaims,
  listTokenRevocations,
} from '#wagons/token/contract/token-desk.ts'

export type TokenOverview = Output<typeof getTokenOverview>
export type TokenRevocation = Output<typeof listTokenRevocations>['revocations'][number]

const key = 'operator-token'

export function useTokenOverview() {
  return useQuery({
    queryKey: [key, 'overview'],
    queryFn: () => callApi<typeof getTokenOverview>('GET', '/api/operator/token'),
  })
}

const usePages = <Page extends { readonly next: string | null }>(
  name: string,
  read: (query: { readonly cursor: string | undefined }) => Promise<Page>,
) =>
  useInfiniteQuery({
    queryKey: [key, name],
    queryFn: ({ pageParam: cursor }) => read({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const useRevocations = () =>
  usePages('revocations', (query) =>
    callApi<typeof listTokenRevocations>('GET', '/api/operator/token/revocations', { query }),
  )

export const useSignedClaims = () =>
  usePages('signed-claims', (query) =>
    callApi<typeof listSignedClaims>('GET', '/api/operator/token/signed-claims', { query }),
  )

/** What the chain says has changed: all of it is read again. */
export function useReadChainAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [key] })
}

/** @throws ApiError */
export async function readRootTransaction() {
  return callApi<typeof getRootTransaction>('GET', '/api/operator/token/root')
}

/** @throws ApiError */
export async function readDeployTransaction(owner: string, metadata: 'site' | 'contract') {
  const { transaction } = await callApi<typeof getDeployTransaction>('GET', '/api/operator/token/deploy', {
    query: { owner, metadata },
  })
  return transaction
}
