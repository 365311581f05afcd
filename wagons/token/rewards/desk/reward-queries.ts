import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi, requestApi } from '#platform/web/lib/api.ts'
import { saveFile } from '#platform/web/lib/save-file.ts'
import type {
  createRewardList,
  exportRewardTree,
  listRewardLists,
} from '#wagons/token/rewards/contract/reward-lists.ts'
import type { listRewards } from '#wagons/token/rewards/contract/rewards.ts'

/** In ms: a list of a hundred thousand takes most of a minute. */
const longest = 120_000

const queryKey = ['operator-reward-lists']

export function useRewardLists() {
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi<typeof listRewardLists>('GET', '/api/operator/reward-lists')).lists,
  })
}

export function useMakeRewardList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const response = await requestApi('POST', '/api/operator/reward-lists', {}, longest)
      return (await response.json()) as Output<typeof createRewardList>
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** Saves the Merkle tree of a list, as `StandardMerkleTree.load` reads it. @throws ApiError */
export async function saveTree(listId: string): Promise<void> {
  const tree = await callApi<typeof exportRewardTree>(
    'POST',
    '/api/operator/reward-lists/:listId/merkle-tree',
    {
      params: { listId },
    },
  )
  saveFile('merkle-tree.json', new Blob([JSON.stringify(tree)], { type: 'application/json' }))
}

export const useRewards = (search: string) =>
  useDeskPages(['operator-rewards', search], (cursor) =>
    callApi<typeof listRewards>('GET', '/api/operator/rewards', {
      query: { search: search || undefined, cursor },
    }),
  )
