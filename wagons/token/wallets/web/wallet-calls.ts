import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/web/lib/api.ts'
import type { getWallet, removeWallet, Wallet } from '#wagons/token/wallets/contract.ts'

const walletQuery = queryOptions({
  queryKey: ['wallet'],
  // The page asks first, then the section.
  staleTime: 5_000,
  queryFn: async () => (await callApi<typeof getWallet>('GET', '/api/wallet')).wallet,
})

export function useWallet() {
  return useQuery(walletQuery)
}

export function useWalletChanged(): (wallet: Wallet | null) => void {
  const client = useQueryClient()
  return (wallet) => client.setQueryData(walletQuery.queryKey, wallet)
}

export async function deleteWallet(): Promise<void> {
  await callApi<typeof removeWallet>('DELETE', '/api/wallet')
}
