import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/web/lib/api.ts'
import { worthRetrying } from '#platform/web/lib/back-off.ts'
import type { getClassroom } from '#wagons/classroom/contract/classroom.ts'

const classroomQuery = (moduleNumber: number) =>
  queryOptions({
    queryKey: ['classroom', moduleNumber],
    queryFn: async () => {
      const { classroom } = await callApi<typeof getClassroom>(
        'GET',
        '/api/modules/:moduleNumber/classroom',
        {
          params: { moduleNumber },
          token: null,
        },
      )
      return classroom
    },
    retry: worthRetrying,
    staleTime: 5_000,
    refetchInterval: 20_000,
  })

/** Who is there now, as seen from the door: asked again while it is looked at. */
export function useClassroom(moduleNumber: number, isAtDoor: boolean) {
  return useQuery({ ...classroomQuery(moduleNumber), enabled: isAtDoor })
}
