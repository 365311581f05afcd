import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { setProgress } from '#features/modules/web/state/get-progress.ts'
import type { Progress, recordCompletion } from '#features/progress/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { worthRetrying } from '#platform/web/lib/back-off.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './success.en.ts'

async function sendCompletion(moduleNumber: number): Promise<Progress> {
  const { progress } = await callApi<typeof recordCompletion>('POST', '/api/progress', {
    body: { moduleNumber },
  })
  return progress
}

/**
 * `onSettled` follows in any case: the tenth right answer has recorded it already (S4.25). Once is enough: what is
 * clicked again, also while the next page is on its way, does nothing.
 */
export function useRecordCompletion(onSettled: () => void) {
  const client = useQueryClient()
  const isSent = useRef(false)
  const { mutate, isIdle } = useMutation({
    mutationFn: sendCompletion,
    retry: (failures, error) => worthRetrying(failures, error),
    async onSuccess(progress) {
      await setProgress(client, progress)
      showToast(text.recorded, 'alert-success')
    },
    onError: () => showToast(text.recordFailed, 'alert-error'),
    onSettled,
  })
  const record = (moduleNumber: number) => {
    if (isSent.current) return
    isSent.current = true
    mutate(moduleNumber)
  }
  return { record, isPending: !isIdle }
}
