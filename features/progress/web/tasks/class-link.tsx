import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { attendClass, ModuleClass } from '#features/classes/contract.ts'
import { progressQuery } from '#features/modules/web/state/get-progress.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { worthRetrying } from '#platform/web/lib/api/back-off.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import { withAttendance } from '../state/progress-rules.ts'
import * as text from './tasks.en.ts'

interface ClassLinkProps extends Pick<ModuleClass, 'moduleNumber' | 'link'> {
  readonly className: string
  readonly noteId?: string
}

/** Opens the class in a new tab and records that the learner went there; alone the latter where it has no space. */
export function ClassLink({ moduleNumber, link, className, noteId }: ClassLinkProps) {
  const { mutate: attend } = useAttendClass()
  if (link === '') {
    return (
      <button
        type="button"
        className={className}
        aria-describedby={noteId}
        onClick={() => attend(moduleNumber)}
      >
        {text.takeClass}
      </button>
    )
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      className={className}
      aria-describedby={noteId}
      onClick={() => attend(moduleNumber)}
      onAuxClick={({ button }) => button === 1 && attend(moduleNumber)}
    >
      {text.takeClass}
    </a>
  )
}

function recordAttendance(moduleNumber: number) {
  return callApi<typeof attendClass>('PUT', '/api/classes/:moduleNumber/attendance', {
    params: { moduleNumber },
  })
}

/** The counters move at once, and go back if the server could not record it. */
function useAttendClass() {
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
