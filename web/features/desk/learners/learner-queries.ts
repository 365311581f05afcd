import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { disableLearner, getLearner } from '#contract/desk.ts'
import { callApi } from '#web/lib/api.ts'

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

/** What is stored about a learner. */
export const useLearner = (accountId: string) => useQuery(learnerQuery(accountId))

/** Shuts an account or opens it again; then everything that the desk has read of learners is read anew. */
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
        client.invalidateQueries({ queryKey: ['operator-acts'] }),
      ]),
  })
}
