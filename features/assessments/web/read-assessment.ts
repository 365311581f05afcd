import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  AssessmentKind,
  answerAssessment,
  getAssessment,
  saveAssessmentChoices,
  startAssessment,
} from '#features/assessments/contract.ts'
import type { Body } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { mayPass, worthRetrying } from '#platform/web/lib/api/back-off.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './assessment.en.ts'

/** Nothing of it is kept on the device. Asked for anew with each visit: it may have gone on elsewhere. */
export const assessmentQuery = (kind: AssessmentKind) =>
  queryOptions({
    queryKey: ['assessment', kind],
    queryFn: () => callApi<typeof getAssessment>('GET', '/api/assessments/:kind', { params: { kind } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const useAssessment = (kind: AssessmentKind) => useQuery(assessmentQuery(kind))

/** To begin twice resumes. What the page has shown is no longer so where it is refused. */
export function useStart(kind: AssessmentKind) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi<typeof startAssessment>('POST', '/api/assessments/:kind', { params: { kind } }),
    retry: (failures, error) => worthRetrying(failures, error),
    onSuccess: (assessment) => client.setQueryData(assessmentQuery(kind).queryKey, assessment),
    async onError(error) {
      showToast(mayPass(error) ? text.notStarted : reasonOf(error), 'alert-error')
      if (!mayPass(error)) await client.refetchQueries(assessmentQuery(kind))
    },
  })
  return { start: () => mutate(), isPending }
}

const reasonOf = (error: unknown) =>
  (error instanceof ApiError ? text.refusals[error.code] : undefined) ?? text.notStarted

type Answer = Body<typeof answerAssessment>

/** While an answer is on its way `send` does nothing. `isUnsent`: no answer of the server came, so it may have arrived or not. */
export function useAnswer(kind: AssessmentKind) {
  const client = useQueryClient()
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (body: Answer) =>
      callApi<typeof answerAssessment>('POST', '/api/assessments/:kind/answers', { params: { kind }, body }),
    // Sent twice, it counts once.
    retry: (failures, failure) => worthRetrying(failures, failure),
    onSuccess: (assessment) => client.setQueryData(assessmentQuery(kind).queryKey, assessment),
    async onError(failure) {
      if (mayPass(failure)) return
      showToast(reasonOf(failure), 'alert-info')
      await client.refetchQueries(assessmentQuery(kind))
    },
  })
  return {
    send: (answer: Answer) => isPending || mutate(answer),
    isPending,
    isUnsent: isError && mayPass(error),
  }
}

/** Whether the result may be seen by others, as it was chosen last. */
export function useShown(kind: AssessmentKind, isShown: boolean) {
  const client = useQueryClient()
  // What was chosen shows at once.
  const [chosen, setChosen] = useState<boolean>()
  const { mutate, isPending } = useMutation({
    mutationFn: (isResultShown: boolean) =>
      callApi<typeof saveAssessmentChoices>('PUT', '/api/assessments/choices', { body: { isResultShown } }),
    retry: (failures, error) => worthRetrying(failures, error),
    onSuccess({ isResultShown }) {
      client.setQueryData(assessmentQuery(kind).queryKey, (known) => known && { ...known, isResultShown })
      showToast(isResultShown ? text.nowShown : text.nowHidden, 'alert-success')
    },
    onError() {
      setChosen(undefined)
      showToast(text.notChosen, 'alert-error')
    },
  })
  function choose(isResultShown: boolean) {
    if (isPending) return
    setChosen(isResultShown)
    mutate(isResultShown)
  }
  return { choose, isShown: chosen ?? isShown }
}
