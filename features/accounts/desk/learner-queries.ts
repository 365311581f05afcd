import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { disableLearner, getLearner, listLearners } from '#features/desk/contract.ts'
import { useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import type { LearnerChoice } from './learner-choice.ts'

export const learnerQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['operator-learner', accountId],
    queryFn: () =>
      callApi<typeof getLearner>('GET', '/api/operator/learners/:accountId', { params: { accountId } }),
    select: ({ learner }) => learner,
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
      Promise.all(
        [learnerQuery(accountId).queryKey, ['operator-learners'], ['audit-events']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

export const useLearners = (choice: LearnerChoice) =>
  useDeskPages(['operator-learners', choice], (cursor) =>
    callApi<typeof listLearners>('GET', '/api/operator/learners', { query: { ...choice, cursor } }),
  )
