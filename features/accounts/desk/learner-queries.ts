import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { disableLearner, getLearner, listLearners } from '#features/desk/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import type { LearnerChoice } from './learner-choice.ts'

const learnerQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['operator-learner', accountId],
    queryFn: async () => {
      const params = { accountId }
      const { learner } = await callApi<typeof getLearner>('GET', '/api/operator/learners/:accountId', {
        params,
      })
      return learner
    },
  })

export const useLearner = (accountId: string) => useQuery(learnerQuery(accountId))

export function useDisableLearner(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { disabled: boolean; reason?: string }) =>
      callApi<typeof disableLearner>('PUT', '/api/operator/learners/:accountId/disabled', {
        params: { accountId },
        body,
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(learnerQuery(accountId)),
        client.invalidateQueries({ queryKey: ['operator-learners'] }),
        client.invalidateQueries({ queryKey: ['audit-events'] }),
      ]),
  })
}

export function useLearners(choice: LearnerChoice) {
  return useInfiniteQuery({
    queryKey: ['operator-learners', choice],
    queryFn: ({ pageParam: cursor }) =>
      callApi<typeof listLearners>('GET', '/api/operator/learners', {
        query: { ...choice, cursor },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
