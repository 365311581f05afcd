import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { downloadCsv } from '#platform/web/lib/api/save-file.ts'
import type {
  ClassReport,
  closeClassReport,
  exportHeldClass,
  getHeldClass,
  listClassReports,
  listHeldClasses,
} from '#wagons/classroom/contract/classroom.ts'

export const useHeldClasses = () =>
  useDeskPages(['held-classes'], (cursor) =>
    callApi<typeof listHeldClasses>('GET', '/api/operator/held-classes', { query: { cursor } }),
  )

export function useHeldClass(classId: string) {
  return useQuery({
    queryKey: ['held-classes', classId],
    queryFn: () =>
      callApi<typeof getHeldClass>('GET', '/api/operator/held-classes/:classId', { params: { classId } }),
  })
}

/** @throws ApiError */
export const downloadAttendance = (classId: string) =>
  downloadCsv<typeof exportHeldClass>('/api/operator/held-classes/:classId/attendance.csv', undefined, {
    classId,
  })

const reportsKey = 'class-reports'

export const useClassReports = (status: ClassReport['status']) =>
  useDeskPages([reportsKey, status], (cursor) =>
    callApi<typeof listClassReports>('GET', '/api/operator/class-reports', { query: { status, cursor } }),
  )

/** By another operator. */
export const isClosedMeanwhile = (error: Error) =>
  error instanceof ApiError && error.code === 'report-not-open'

export function useCloseClassReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reportId, note }: { readonly reportId: string; readonly note: string }) =>
      callApi<typeof closeClassReport>('PUT', '/api/operator/class-reports/:reportId/closed', {
        params: { reportId },
        body: { note },
      }),
    onSettled: () =>
      Promise.all(
        [reportsKey, 'operator-overview', 'audit-events'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
