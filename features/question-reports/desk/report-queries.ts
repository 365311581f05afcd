import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import type {
  answerQuestionReport,
  closeQuestionReport,
  listQuestionReports,
  ReportStatus,
} from '#features/question-reports/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './reports.en.ts'

const queryKey = 'question-reports'

export const useReports = (status: ReportStatus) =>
  useDeskPages([queryKey, status], (cursor) =>
    callApi<typeof listQuestionReports>('GET', '/api/operator/question-reports', {
      query: { status, cursor },
    }),
  )

interface Handling {
  readonly reportId: string
  /** Null closes the report. */
  readonly reply: string | null
}

/** Answered or closed by another operator. */
export const isTooLate = (error: Error) => error instanceof ApiError && error.code === 'report-not-open'

/** The page says what failed otherwise. */
export function useHandleReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reportId, reply }: Handling) =>
      reply === null
        ? callApi<typeof closeQuestionReport>('PUT', '/api/operator/question-reports/:reportId/closed', {
            params: { reportId },
          })
        : callApi<typeof answerQuestionReport>('PUT', '/api/operator/question-reports/:reportId/reply', {
            params: { reportId },
            body: { reply },
          }),
    onSuccess: ({ status }) => showToast(status === 'closed' ? text.closed : text.replied, 'alert-success'),
    onError: (error) => {
      if (isTooLate(error)) showToast(text.meanwhile, 'alert-error')
    },
    onSettled: () =>
      Promise.all(
        [queryKey, 'operator-overview', 'audit-events'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
