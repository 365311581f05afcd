import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { attendClass } from '#features/classes/contract.ts'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { worthRetrying } from '#platform/web/lib/back-off.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import { withAttendance } from '../state/progress-rules.ts'
import * as text from './tasks.en.ts'

function recordAttendance(moduleNumber: number) {
  return callApi<typeof attendClass>('PUT', '/api/classes/:moduleNumber/attendance', {
    params: { moduleNumber },
  })
}

/** The counters move at once, and go back if the server could not record it. */
export function useAttendClass() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: recordAttendance,
    retry: (failures, error) => worthRetrying(failures, error),
    async onMutate(moduleNumber) {
      await client.cancelQueries(progressQuery)
      const before = client.getQueryData(progressQuery.queryKey)
      if (before) client.setQueryData(progressQuery.queryKey, withAttendance(before, moduleNumber))
      return before
    },
    onError(_error, _moduleNumber, before) {
      client.setQueryData(progressQuery.queryKey, before)
      showToast(text.updateFailed, 'alert-error')
    },
    onSettled: () => client.invalidateQueries(progressQuery),
  })
}
