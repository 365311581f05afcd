import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getProgress, Progress } from '#contract/progress.ts'
import { callApi } from '#web/lib/api.ts'
import { type Kept, keep, recall } from '#web/lib/kept.ts'
import { readLocal } from '#web/lib/local-storage.ts'

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

/** Where every learner starts; also shown while the progress cannot be read. */
export const noProgress: Progress = {
  completedModules: [],
  attendedModules: [],
  completedCount: 0,
  classProgress: 0,
  latestModule: null,
}
