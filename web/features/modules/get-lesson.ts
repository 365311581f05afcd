import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Output } from '#contract/endpoint.ts'
import type { getLesson } from '#contract/modules.ts'
import { callApi } from '#web/lib/api.ts'
import { keep, orKept } from '#web/lib/kept.ts'
import { readLocal } from '#web/lib/local-storage.ts'

export type Lesson = Output<typeof getLesson>

// Open to anybody: a token would only keep the lesson away from a learner whose token cannot be refreshed.
async function fetchLesson(moduleNumber: number): Promise<Lesson> {
  const name = `lesson/${moduleNumber}?in=${readLocal('language') ?? ''}`
  const fetching = callApi<typeof getLesson>('GET', '/api/modules/:moduleNumber/lesson', {
    params: { moduleNumber },
    token: null,
  })
  fetching.then(
    (lesson) => keep(name, lesson),
    () => {},
  )
  return orKept(fetching, name)
}

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
