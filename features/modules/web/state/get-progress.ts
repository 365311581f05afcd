import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { getProgress, Progress } from '#features/progress/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { type Kept, keep, recall } from '#platform/web/lib/kept.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { withCompletion } from './count-progress.ts'

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
