import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import type {
  getDeployTransaction,
  getRootTransaction,
  getTokenOverview,
  listSignedClaims,
  listTokenRevocations,
} from '#wagons/token/contract/token-desk.ts'

export type TokenOverview = Output<typeof getTokenOverview>
export type SignedClaimsPage = Output<typeof listSignedClaims>
export type TokenRevocation = Output<typeof listTokenRevocations>['revocations'][number]

const key = 'operator-token'

export function useTokenOverview() {
  return useQuery({
    queryKey: [key, 'overview'],
    queryFn: () => callApi<typeof getTokenOverview>('GET', '/api/operator/token'),
  })
}

export const useRevocations = () =>
  useDeskPages([key, 'revocations'], (cursor) =>
    callApi<typeof listTokenRevocations>('GET', '/api/operator/token/revocations', { query: { cursor } }),
  )

export const useSignedClaims = () =>
  useDeskPages([key, 'signed-claims'], (cursor) =>
    callApi<typeof listSignedClaims>('GET', '/api/operator/token/signed-claims', { query: { cursor } }),
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
