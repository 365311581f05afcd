import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Output } from '#contract/endpoint.ts'
import type { Attempt, answerQuestion } from '#contract/quizzes.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { worthRetrying } from '#web/lib/back-off.ts'
import { showToast } from '#web/ui/toast.tsx'
import * as text from './quiz.en.ts'
import { attemptQuery } from './start-attempt.ts'

interface Answer {
  readonly attempt: Attempt
  readonly position: number
  readonly option: string
}

function sendAnswer({ attempt, position, option }: Answer): Promise<Output<typeof answerQuestion>> {
  return callApi<typeof answerQuestion>('POST', '/api/attempts/:attemptId/answers', {
    params: { attemptId: attempt.id },
    body: { position, option },
  })
}

const mutationKey = ['answer']
const movedOnCodes: readonly string[] = ['question-not-open', 'unknown-attempt']

/** While an answer is on its way `send` does nothing: two fast clicks count once. Wrong answers are said (S5.11). */
export function useAnswerQuestion(moduleNumber: number) {
  const client = useQueryClient()
  const { queryKey } = attemptQuery(moduleNumber)
  const mutation = useMutation({
    mutationKey,
    mutationFn: sendAnswer,
    // Sent twice it counts once: the second time the question is no longer open.
    retry: (failures, error) => worthRetrying(failures, error),
    onSuccess({ result, attempt }) {
      client.setQueryData(queryKey, attempt)
      if (result === 'wrong') showToast(text.wrongOption, 'alert-error')
    },
    async onError(error, { attempt }) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'attempt-finished') client.setQueryData(queryKey, { ...attempt, question: null })
      else if (movedOnCodes.includes(code)) await client.refetchQueries({ queryKey })
      else showToast(text.serverError, 'alert-error')
    },
  })
  const send = (answer: Answer) => {
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(answer)
  }
  return { send, isPending: mutation.isPending, result: mutation.data?.result }
}
