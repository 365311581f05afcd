import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Output } from '#contract/endpoint.ts'
import type { getLesson } from '#contract/modules.ts'
import { callApi } from '#web/lib/api.ts'

export type Lesson = Output<typeof getLesson>

const fetchLesson = (moduleNumber: number) =>
  callApi<typeof getLesson>('GET', '/api/modules/:moduleNumber/lesson', { params: { moduleNumber } })

const lessonQuery = (moduleNumber: number | undefined) =>
  queryOptions({
    queryKey: ['lesson', moduleNumber],
    queryFn: moduleNumber === undefined ? skipToken : () => fetchLesson(moduleNumber),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The lesson of a module; nothing is fetched while it is not known of which. */
export function useLesson(moduleNumber: number | undefined) {
  return useQuery(lessonQuery(moduleNumber))
}
