import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { mayPass, worthRetrying } from '#platform/web/lib/api/back-off.ts'
import { closeToast, showToast } from '#platform/web/ui/toast.tsx'
import { type AnswerOutput, type KeptAnswer, sendAnswer } from './attempt/kept-answer.ts'
import { attemptQuery } from './attempt/start-attempt.ts'
import * as text from './quiz.en.ts'

const mutationKey = ['answer']
const movedOnCodes: readonly string[] = ['question-not-open', 'unknown-attempt']

interface AnswerListeners {
  /** Called before the next question is known to the page. */
  readonly onVerdict: (output: AnswerOutput, answer: KeptAnswer) => void
  readonly onKept: () => void
}

/**
 * While an answer is on its way `send` does nothing: two fast clicks count once. Wrong answers are said (S5.11). Without
 * a connection an answer is kept on the device.
 */
export function useAnswerQuestion(moduleNumber: number, { onVerdict, onKept }: AnswerListeners) {
  const client = useQueryClient()
  const { queryKey } = attemptQuery(moduleNumber)
  const keep = (answer: KeptAnswer) =>
    import('./keep-answer.ts').then(({ keepAnswer }) => keepAnswer(client, answer)).then(onKept)
  const mutation = useMutation({
    mutationKey,
    mutationFn: sendAnswer,
    // Sent twice it counts once: the second time the question is no longer open.
    retry: (failures, error) => worthRetrying(failures, error),
    onSuccess(output, answer) {
      onVerdict(output, answer)
      client.setQueryData(queryKey, output.attempt)
      if (output.result === 'wrong') showToast(text.wrongOption, 'alert-error')
    },
    async onError(error, answer) {
      if (!navigator.onLine && mayPass(error)) return keep(answer)
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'attempt-finished')
        client.setQueryData(queryKey, (attempt) => attempt && { ...attempt, question: null })
      else if (movedOnCodes.includes(code)) await client.refetchQueries({ queryKey })
      else showToast(text.serverError, 'alert-error')
    },
  })
  const send = (answer: KeptAnswer) => {
    if (client.isMutating({ mutationKey })) return
    closeToast()
    // Those before it are not known to the server yet.
    if (client.getQueryData(queryKey)?.judged === undefined) mutation.mutate(answer)
    else void keep(answer)
  }
  return { send, isPending: mutation.isPending }
}
