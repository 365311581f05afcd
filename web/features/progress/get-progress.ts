import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getProgress, Progress } from '#contract/progress.ts'
import { callApi } from '#web/lib/api.ts'

async function fetchProgress(): Promise<Progress> {
  const { progress } = await callApi<typeof getProgress>('GET', '/api/progress')
  return progress
}

export const progressQuery = queryOptions({ queryKey: ['progress'], queryFn: fetchProgress })

/** The learner's own progress; fetched whenever a page that shows it opens (spec §4). */
export function useProgress() {
  return useQuery(progressQuery)
}

/** The progress as far as the page has fetched it; fetches nothing itself. */
export function useKnownProgress(): Progress | undefined {
  return useQuery({ ...progressQuery, enabled: false }).data
}

/** Where everybody starts; also what is shown while the progress cannot be read. */
export const noProgress: Progress = {
  completedModules: [],
  attendedModules: [],
  completedCount: 0,
  classProgress: 0,
  latestModule: null,
}
