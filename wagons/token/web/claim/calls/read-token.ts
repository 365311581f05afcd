import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import type {
  getToken,
  getTokenChain,
  removeSignedClaim,
  saveShownToken,
} from '#wagons/token/contract/token.ts'

export type TokenAnswer = Output<typeof getToken>

const tokenQuery = queryOptions({
  queryKey: ['token'],
  queryFn: () => callApi<typeof getToken>('GET', '/api/token'),
})

/** In ms: how often the server is asked while a transaction is under way. */
export const sendingPause = 10_000

/** @param every in ms: asks again meanwhile */
export function useToken(every?: number) {
  return useQuery({ ...tokenQuery, ...(every && { refetchInterval: every }) })
}

export function useReadTokenAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(tokenQuery)
}

export function useTokenChanged(): (change: (token: TokenAnswer) => TokenAnswer) => void {
  const client = useQueryClient()
  return (change) => client.setQueryData(tokenQuery.queryKey, (known) => known && change(known))
}

export const readChain = async (signal?: AbortSignal) =>
  (await callApi<typeof getTokenChain>('GET', '/api/token/chain', { ...(signal && { signal }) })).chain

/** Known at once, whatever the chain does. */
export const useTokenChain = () => useQuery({ queryKey: ['token-chain'], queryFn: () => readChain() })

export async function takeSignatureBack(): Promise<void> {
  await callApi<typeof removeSignedClaim>('DELETE', '/api/token/signature')
}

export const sendShown = (isShown: boolean) =>
  callApi<typeof saveShownToken>('PUT', '/api/token/shown', { body: { isShown } })
