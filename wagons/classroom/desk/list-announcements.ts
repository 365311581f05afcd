import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClassAnnouncement, listAnnouncements, saveAnnouncement } from '#features/classes/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api.ts'

export type AnnouncedClass = Output<typeof listAnnouncements>['classes'][number]

const announcementsQuery = queryOptions({
  queryKey: ['operator-classes'],
  queryFn: async () => {
    const { classes } = await callApi<typeof listAnnouncements>('GET', '/api/operator/classes')
    return classes
  },
  // A form that is being filled in is not to change.
  staleTime: Number.POSITIVE_INFINITY,
})

export const useAnnouncements = () => useQuery(announcementsQuery)

export function useSaveAnnouncement(moduleNumber: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ClassAnnouncement) =>
      callApi<typeof saveAnnouncement>('PUT', '/api/operator/classes/:moduleNumber', {
        params: { moduleNumber },
        body,
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(announcementsQuery),
        client.invalidateQueries({ queryKey: ['audit-events'] }),
      ]),
  })
}
