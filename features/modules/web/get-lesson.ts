import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { getLesson } from '#features/modules/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { lessonToFill } from '#platform/contract/pages.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { orKept } from '#platform/web/lib/api/back-off.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { connection } from '#platform/web/lib/offline/connection.ts'
import { keep } from '#platform/web/lib/offline/kept.ts'
import { pageLanguages } from '#platform/web/lib/page-language.ts'
import { afterPage } from '#platform/web/lib/quiet-time.ts'

export type Lesson = Output<typeof getLesson>

export const keptName = (moduleNumber: number) => `lesson/${moduleNumber}?in=${readLocal('language') ?? ''}`

/** The text of the page that was sent. Found before the app draws its own page in the place of that one. */
export const articleInPage = globalThis.document?.querySelector('article.lesson')

export const lessonInPage = readLessonInPage()
if (lessonInPage) keep(keptName(lessonInPage.moduleNumber), lessonInPage)

/**
 * The lesson that the server wrote into this page. Undefined where it wrote none, or where it could not know the language
 * of lessons on this device: one that the pages themselves are not in.
 */
function readLessonInPage(): Lesson | undefined {
  const data = globalThis.document?.getElementById(
    'lesson-data' satisfies (typeof lessonToFill)['dataId'],
  )?.textContent
  const html = articleInPage?.innerHTML
  if (!data || html === undefined) return undefined
  const lesson: Lesson = { ...JSON.parse(data), html }
  return lesson.languages.every((code) => pageLanguages.includes(code)) ? lesson : undefined
}

// Public: a token would only keep the lesson away from a learner whose token cannot be refreshed.
async function fetchLesson(moduleNumber: number): Promise<Lesson> {
  const name = keptName(moduleNumber)
  const fetching = callApi<typeof getLesson>('GET', '/api/modules/:moduleNumber/lesson', {
    params: { moduleNumber },
    token: null,
  })
  fetching.then(
    (lesson) => keep(name, lesson),
    () => {},
  )
  const lesson: Lesson & { sections?: Lesson['sections'] } = await orKept(fetching, name)
  // One that an earlier version kept has none.
  return { ...lesson, sections: lesson.sections ?? [] }
}

const lessonQuery = (moduleNumber: number | undefined) =>
  queryOptions({
    queryKey: ['lesson', moduleNumber],
    queryFn: moduleNumber === undefined ? skipToken : () => fetchLesson(moduleNumber),
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => (lessonInPage?.moduleNumber === moduleNumber ? lessonInPage : undefined),
  })

/** Nothing is fetched while the module is not known. */
export function useLesson(moduleNumber: number | undefined) {
  return useQuery(lessonQuery(moduleNumber))
}

/** Fetches what may be wanted next, unless the device saves data. Returns what cancels it. */
export function fetchAhead(fetch: () => unknown): (() => void) | undefined {
  if (connection()?.saveData) return undefined
  const timer = setTimeout(fetch, afterPage)
  return () => clearTimeout(timer)
}

/** Keeps the lesson that is likely to be read next, for when there is no connection. Null for none. */
export function useLessonAhead(moduleNumber: number | null): void {
  const client = useQueryClient()
  useEffect(
    () =>
      moduleNumber === null ? undefined : fetchAhead(() => client.prefetchQuery(lessonQuery(moduleNumber))),
    [client, moduleNumber],
  )
}
