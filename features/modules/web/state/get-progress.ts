import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { getProgress, Progress } from '#features/progress/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { type Kept, keep, recall } from '#platform/web/lib/kept.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'

async function fetchProgress(): Promise<Progress> {
  const { progress } = await callApi<typeof getProgress>('GET', '/api/progress')
  // An answer may come after its learner has logged out in another tab.
  if (readLocal('authenticated') === 'true') void keep(keptName(), progress)
  return progress
}

const keptName = () => `progress?of=${encodeURIComponent(readLocal('userEmail') ?? '')}`

export const progressQuery = queryOptions({ queryKey: ['progress'], queryFn: fetchProgress })

/** The learner's own progress; fetched whenever a page that shows it opens (S4.26). */
export function useProgress() {
  return useQuery(progressQuery)
}

/** Fetches nothing itself. */
export function useKnownProgress(): Progress | undefined {
  return useQuery({ ...progressQuery, enabled: false }).data
}

/** What this device knew last, and when; null when it knows nothing, undefined until that is known. */
export function useKeptProgress(isWanted: boolean): Kept<Progress> | null | undefined {
  const queryFn = () => recall<Progress>(keptName())
  return useQuery({ queryKey: ['kept-progress'], queryFn, enabled: isWanted, gcTime: 0 }).data
}

/** What the server has just answered is what pages show from now on, and what this device keeps. */
export async function setProgress(client: QueryClient, progress: Progress): Promise<void> {
  // What is on its way is older.
  await client.cancelQueries(progressQuery)
  client.setQueryData(progressQuery.queryKey, progress)
  void keep(keptName(), progress)
}

/** The last right answer completes a module, but its answer brings no progress along. */
export async function noteCompletion(client: QueryClient, moduleNumber: number): Promise<void> {
  const known = client.getQueryData(progressQuery.queryKey)
  if (known) return setProgress(client, withCompletion(known, moduleNumber))
  const kept = await recall<Progress>(keptName())
  if (kept) await keep(keptName(), withCompletion(kept.value, moduleNumber))
}

/** Where every learner starts; also shown while the progress cannot be read. */
export const noProgress: Progress = {
  completedModules: [],
  attendedModules: [],
  lessonModules: [],
  completedCount: 0,
  classProgress: 0,
  latestModule: null,
}

/** As the server counts a completion; a module completed before changes nothing. */
export function withCompletion(progress: Progress, moduleNumber: number): Progress {
  if (progress.completedModules.includes(moduleNumber)) return progress
  const completedModules = [...progress.completedModules, moduleNumber].sort((a, b) => a - b)
  const completed = new Set(completedModules)
  return {
    ...progress,
    completedModules,
    completedCount: unbrokenRun(completed),
    classProgress: unbrokenRun(new Set([...completed, ...progress.attendedModules])),
    latestModule: moduleNumber,
  }
}

/** As the server counts lessons that were read to their end: as attendance (S4.27). */
export function withLessons(progress: Progress, lessons: readonly number[]): Progress {
  const reached = new Set([...progress.completedModules, ...progress.attendedModules])
  const fresh = lessons.filter((number) => !progress.attendedModules.includes(number))
  if (fresh.length === 0) return progress
  const ascending = (a: number, b: number) => a - b
  return {
    ...progress,
    attendedModules: [...progress.attendedModules, ...fresh].sort(ascending),
    // What this device kept from a version before has none.
    lessonModules: [...(progress.lessonModules ?? []), ...fresh].sort(ascending),
    classProgress: unbrokenRun(new Set([...reached, ...fresh])),
  }
}

/** How many modules from the first one on are in the set. */
function unbrokenRun(modules: ReadonlySet<number>): number {
  let run = 0
  while (modules.has(run + 1)) run++
  return run
}
